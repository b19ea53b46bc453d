/** The demo's products, and the carts of its visitors. */

/** What can be added to a cart: a product in one of its variants, each with its own id. */
interface Product {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly imageUrl: string;
  readonly option: string;
  readonly unitPriceCents: number;
  readonly qtyInStock: number;
}

const PRODUCTS: readonly Product[] = [
  bowl('ash-bowl', 'bowls', 'Green', 3200, 6),
  bowl('ash-bowl-sand', 'bowls-2', 'Sand', 3400, 4),
  bowl('ash-bowl-night', 'bowls-3', 'Night', 3800, 0),
  product('breakfast-plate', 'Breakfast plate', 'plates', 'Sand', 2450, 120),
  product('water-jug', 'Water jug', 'jug', 'One litre', 4800, 3),
  product('country-loaf', 'Country loaf', 'loaves', 'A kilo', 720, 40),
];

function product(
  id: string,
  title: string,
  picture: string,
  option: string,
  unitPriceCents: number,
  qtyInStock: number,
): Product {
  const imageUrl = `/images/${picture}.svg?format=300w`;
  return { id, title, fullUrl: `/shop/#${id}`, imageUrl, option, unitPriceCents, qtyInStock };
}

/** The product that has its own page. */
function bowl(
  id: string,
  picture: string,
  glaze: string,
  unitPriceCents: number,
  qtyInStock: number,
): Product {
  const bowl = product(id, 'Ash bowl', picture, glaze, unitPriceCents, qtyInStock);
  return { ...bowl, fullUrl: '/shop/ash-bowl' };
}

export function productNamed(id: string): Product | undefined {
  return PRODUCTS.find((product) => product.id === id);
}

/** Quantities by product, in the order in which they were added. */
type Lines = ReadonlyMap<string, number>;

/** Carts by session. */
export interface Carts {
  /** Whether the session has a cart, even an empty one. */
  has(session: string | undefined): boolean;
  of(session: string | undefined): Lines;
  /** Sets a product's quantity in a cart; 0 removes it. False if there are not enough in stock. */
  change(session: string, id: string, quantity: number): boolean;
}

export function makeCarts(): Carts {
  const carts = new Map<string, Map<string, number>>();
  return {
    has: (session) => carts.has(session ?? ''),
    of: (session) => carts.get(session ?? '') ?? new Map(),
    change(session, id, quantity) {
      const cart = carts.get(session) ?? new Map<string, number>();
      if (quantity > (productNamed(id)?.qtyInStock ?? 0)) return false;
      carts.set(session, cart);
      if (quantity) cart.set(id, quantity);
      else cart.delete(id);
      return true;
    },
  };
}

/** A cart with the fields that the platform's carts have. */
export function cartOf(session: string, lines: Lines) {
  const entries = [...lines].flatMap(([id, quantity]) => entryOf(id, quantity));
  const subtotalCents = entries.reduce((sum, entry) => sum + entry.unitPriceCents * entry.quantity, 0);
  return {
    id: session,
    websiteId: '64a1f0c27d3b5e09a8c61f42',
    isPurchased: false,
    entries,
    coupons: [],
    subtotalCents,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: subtotalCents,
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: entries.length > 0,
  };
}

function entryOf(id: string, quantity: number) {
  const product = productNamed(id);
  if (!product) return [];
  const { option, qtyInStock, ...rest } = product;
  const chosenVariant = { optionValues: [{ value: option }], qtyInStock, unlimited: false, sku: id };
  return [{ ...rest, chosenVariant, quantity }];
}

/** The summary of a cart. */
export function summaryOf({ totalQuantity, subtotalCents }: ReturnType<typeof cartOf>) {
  return { items: totalQuantity, subtotal: (subtotalCents / 100).toFixed(2) };
}
