# Flash against speed, on logarithmic axes; test/side/picture writes `points`:
# name, octets, instructions per octet, kind (2 ours, 1 strict, 0 not), and
# the side where its label stands.
set terminal svg noenhanced size 760,470 font 'sans-serif,12' background '#ffffff'
set datafile separator "\t"
set logscale xy
set xrange [250:12000]
set yrange [4:160]
set xtics (300, 500, 1000, 2000, 5000, 10000) nomirror
set ytics (5, 10, 20, 50, 100) nomirror
set grid xtics ytics linetype 1 linecolor '#d0d7de'
set border 3 linecolor '#8c959f'
set xlabel 'octets of flash, libc included'
set ylabel 'instructions per octet of a URL'
set key top left horizontal
x(kind) = column(4) == kind ? column(2) : NaN
at(side) = strcol(5) eq side ? column(2) : NaN
plot 'points' using (x(2)):3 with points pt 7 ps 1.2 lc '#0758b8' \
         title 'nanourl, strict', \
     '' using (x(1)):3 with points pt 7 ps 0.8 lc '#57606a' \
         title 'another strict one', \
     '' using (x(0)):3 with points pt 6 ps 0.8 lc '#57606a' title 'not strict', \
     '' using (at('right')):3:1 with labels left offset 1,0 notitle, \
     '' using (at('left')):3:1 with labels right offset -1,0 notitle, \
     '' using (at('above')):3:1 with labels center offset 0,0.8 notitle, \
     '' using (at('below')):3:1 with labels center offset 0,-0.8 notitle
