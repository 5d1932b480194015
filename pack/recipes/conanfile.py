"""nanourl for Conan 2: conan create ."""
from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy, get


class NanourlConan(ConanFile):
    name = "nanourl"
    version = "@VERSION@"
    license = "MIT"
    url = "https://nanourl.invalid/nanourl"
    homepage = url
    description = "Strict URL parser for microcontrollers, no heap"
    topics = ("url", "uri", "parser", "coap", "embedded")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    languages = "C"

    def config_options(self):
        if self.settings.get_safe("os") in ("Windows", "baremetal"):
            del self.options.fPIC

    def configure(self):
        if self.options.shared:
            self.options.rm_safe("fPIC")

    def layout(self):
        cmake_layout(self, src_folder="src")

    def source(self):
        get(self, f"{self.url}/releases/download/v{self.version}/"
                  f"nanourl-{self.version}.tar.gz",
            sha256="@SHA256@", strip_root=True)

    def generate(self):
        CMakeToolchain(self).generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        copy(self, "LICENSE", self.source_folder, f"{self.package_folder}/licenses")
        CMake(self).install()

    def package_info(self):
        self.cpp_info.libs = ["nurl"]
        self.cpp_info.includedirs = ["include/nanourl"]
        self.cpp_info.set_property("cmake_file_name", "nanourl")
        self.cpp_info.set_property("cmake_target_name", "nanourl::nanourl")
        self.cpp_info.set_property("pkg_config_name", "nanourl")
