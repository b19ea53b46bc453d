/** Every block by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: the names are in the registry, since this folder must not import blocks
export interface Blocks {}

export type BlockName = keyof Blocks;

/** A row of the registry: how a block is recognised and when it mounts. */
export interface BlockEntry<Name extends string = BlockName> {
  readonly name: Name;
  /** The class or attribute of the block on published pages, besides `data-block="<name>"`; some blocks have none. */
  readonly selector?: string;
  /** Controls whose clicks and keys are held and replayed if they arrive before the block is mounted. */
  readonly holds?: string;
  /** It shows itself elsewhere, or is hidden until it does: it mounts at once, not when its element comes near. */
  readonly mountsAtOnce?: boolean;
  /** Why it has no React root; for every other block, React is fetched together with the chunk. */
  readonly withoutReact?: string;
  /** The only page types it works on; on others, its chunk isn't requested. */
  readonly pageTypes?: readonly number[];
}
