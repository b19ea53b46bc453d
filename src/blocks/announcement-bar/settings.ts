import { asRecord, ownProperty } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { MountedBlock } from '../../runtime/block/plain-block';
import { flag, number, type Setting, text, textOrNumber } from '../../runtime/block/settings';

const clickthroughUrl: Setting<ClickTarget | null> = {
  parse: readTarget,
  fallback: null,
  attributes: [],
  allowed: 'an address, or an object with url and newWindow',
};

/** Named as in the site's `announcementBarSettings`. */
export const settings = {
  showAnnouncementBar: flag(true),
  style: number(2, { min: 1, max: 2 }),
  text: text(''),
  clickthroughUrl,
  version: textOrNumber(),
};

export const description: BlockDescription<typeof settings> = {
  summary: 'The announcement of the site settings, which a visitor may close.',
  settings: {
    showAnnouncementBar: 'Whether the bar is shown.',
    style: 'Switches the bar on (`2`) or off (`1`).',
    text: 'The announcement as HTML, without scripts and styles.',
    clickthroughUrl: 'The address that a click on the bar opens.',
    version: 'A closed bar is shown again when the version changes, or the text if there is no version.',
  },
};

export type AnnouncementBar = MountedBlock<typeof settings>;

/** The link of the whole bar. */
interface ClickTarget {
  readonly url: string;
  readonly newWindow: boolean;
}

function readTarget(raw: unknown): ClickTarget | undefined {
  const url = typeof raw === 'string' ? raw : ownProperty(asRecord(raw), 'url');
  if (typeof url !== 'string') return undefined;
  return { url, newWindow: ownProperty(asRecord(raw), 'newWindow') === true };
}
