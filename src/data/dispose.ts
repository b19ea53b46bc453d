/** Undoes what its maker did. */
export type Dispose = () => void;
