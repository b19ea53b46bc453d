/** Written by the build: each chunk's file first, then the shared files that it imports, relative to the script. */
declare module 'mortar:manifest' {
  const manifest: Readonly<Record<string, readonly [file: string, ...shared: string[]] | undefined>>;
  export default manifest;
}
