import type { BlockName } from '../../runtime/block-entry';
import { lintDonation } from './donation';
import type { Finding } from './fault';
import { lintForm } from './form';
import { lintItems, lintOptions, lintTabs, lintWords } from './parts';
import { lintPlayer, lintSound } from './players';

type Rule = (element: Element, name: BlockName) => Iterable<Finding>;

/** What single blocks need, besides what their settings say. */
export const BLOCK_RULES: Readonly<Partial<Record<BlockName, Rule>>> = {
  accordion: lintItems,
  audio: lintSound,
  donation: lintDonation,
  form: lintForm,
  marquee: lintWords,
  'member-access': lintOptions,
  menu: lintTabs,
  newsletter: lintForm,
  video: lintPlayer,
};
