/** The package's version, written in by the build. */
declare const MORTAR_VERSION: string;
