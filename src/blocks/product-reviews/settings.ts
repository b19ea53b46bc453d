import { asRecord, list, ownProperty, readId, readText } from '../../data/fields';
import type { BlockDescription } from '../../runtime/block/description';
import type { BlockProps } from '../../runtime/block/react-block';
import { choice, data, dataIn } from '../../runtime/block/settings';

export interface ReviewedProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string;
}

export const settings = {
  products: {
    ...data(readProducts, 'a list such as [{"id":"bowl","title":"Bowl"}]', 'data-products'),
    faultsIn: (raw: unknown) => faultsInProducts(dataIn(raw)),
  },
  state: choice(['ready', 'reviewed', 'expired'], 'data-state'),
};

export const description: BlockDescription<typeof settings> = {
  summary: 'A form for reviews of products that a customer has bought.',
  settings: {
    products: 'The products that were bought; `title` and `imageUrl` may be left out.',
    state: 'The state of the request: for `reviewed` and `expired`, a message replaces the form.',
  },
};

/** `prepared` contains the accessible names of the ratings, lowest first. */
export type ProductReviewsProps = BlockProps<typeof settings, readonly string[]>;

function readProducts(data: unknown): readonly ReviewedProduct[] | undefined {
  return Array.isArray(data) ? list(readProduct)(data) : undefined;
}

function faultsInProducts(data: unknown): string[] {
  const rows = Array.isArray(data) ? data : [];
  return rows.filter((row) => !readProduct(row)).map(() => 'A product was ignored: it has no id.');
}

function readProduct(data: unknown): ReviewedProduct | undefined {
  const fields = asRecord(data);
  const id = readId(ownProperty(fields, 'id'));
  if (!id) return undefined;
  return {
    id,
    title: readText(id)(ownProperty(fields, 'title')),
    imageUrl: readText('')(ownProperty(fields, 'imageUrl')),
  };
}
