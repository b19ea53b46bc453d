/** Written by the build. */
declare module 'mortar:manifest' {
  const manifest: {
    /** The hash in the names of all chunks. */
    readonly release: string;
    /** The file without its ending that every chunk stands on. */
    readonly base: string;
  };
  export default manifest;
}
