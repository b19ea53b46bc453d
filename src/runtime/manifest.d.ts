/** Written by the build. */
declare module 'mortar:manifest' {
  const manifest: {
    /** The hash in the names of all chunks. */
    readonly release: string;
    /** The files, without their ending, of what several chunks share. */
    readonly shared: Readonly<Record<string, string>>;
  };
  export default manifest;
}
