import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { flag, text } from '../../runtime/block/settings';

export const settings = {
  collection: text('', 'data-collection'),
  preview: flag(true, 'data-preview'),
  resultsUrl: text('', 'data-results-url'),
};

export const requiredSelector = 'input';

export const description: BlockDescription<typeof settings> = {
  summary: 'A search field with suggestions.',
  settings: {
    collection: 'Searches only the collection of this id, sent as `f_collectionId`.',
    preview: 'Whether suggestions are shown.',
    resultsUrl: 'The site’s own address that suggests results; without it there are no suggestions.',
  },
};

export type SearchProps = BlockProps<typeof settings>;

export interface SearchFieldProps extends SearchProps {
  readonly field: HTMLInputElement;
}
