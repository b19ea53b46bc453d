/** Something that editors offer and explain, in the form of VS Code's custom data for HTML. */
interface Offered {
  readonly name: string;
  readonly description?: Markdown;
  /** Links below the description. */
  readonly references?: readonly { readonly name: string; readonly url: string }[];
}

/** An attribute as editors offer it. */
export interface OfferedAttribute extends Offered {
  readonly values?: readonly Offered[];
}

interface Markdown {
  readonly kind: 'markdown';
  readonly value: string;
}

/** An attribute with the pages of the documentation that explain it, by their paths in the package. */
export interface Described {
  readonly name: string;
  readonly description: string;
  readonly docs: readonly string[];
  readonly values?: readonly (Omit<Described, 'values'> | { readonly name: string })[];
}

/** A described attribute in the editors' form. */
export function offer({ values, ...attribute }: Described, homepage: string): OfferedAttribute {
  return {
    ...explain(attribute, homepage),
    ...(values && {
      values: values.map((value) => ('description' in value ? explain(value, homepage) : value)),
    }),
  };
}

/** The name of a link is the page's path in the package, for those who have only that. */
function explain({ name, description, docs }: Omit<Described, 'values'>, homepage: string): Offered {
  return {
    name,
    description: { kind: 'markdown', value: description },
    references: docs.map((path) => ({ name: path, url: new URL(path, homepage).href })),
  };
}
