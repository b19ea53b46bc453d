/** Written by the build: the chunk's file without folder and ending, then the shared files that it imports. */
declare module 'mortar:manifest' {
  const manifest: Readonly<Record<string, readonly [file: string, ...shared: string[]] | undefined>>;
  export default manifest;
}
