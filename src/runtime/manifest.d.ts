/** Written by the build. */
declare module 'mortar:manifest' {
  const manifest: {
    /** The hash in the names of all chunks. */
    readonly release: string;
    /** The file without its ending that every chunk stands on. */
    readonly base: string;
    /** Files without their ending that a chunk shares with some others. */
    readonly shared: Readonly<Record<string, readonly string[] | undefined>>;
  };
  export default manifest;
}
