/** An item for editors' completion and hover text, in VS Code's format for custom HTML data. */
interface Offered {
  readonly name: string;
  readonly description?: Markdown;
  /** Links below the description. */
  readonly references?: readonly { readonly name: string; readonly url: string }[];
}

/** An attribute in that format. */
export interface OfferedAttribute extends Offered {
  readonly values?: readonly Offered[];
}

interface Markdown {
  readonly kind: 'markdown';
  readonly value: string;
}

/** An attribute, with the paths in the package of the documentation pages that explain it. */
export interface Described {
  readonly name: string;
  readonly description: string;
  readonly docs: readonly string[];
  readonly values?: readonly (Omit<Described, 'values'> | { readonly name: string })[];
}

/** Converts a described attribute to the editors' format. */
export function offer({ values, ...attribute }: Described, homepage: string): OfferedAttribute {
  return {
    ...explain(attribute, homepage),
    ...(values && {
      values: values.map((value) => ('description' in value ? explain(value, homepage) : value)),
    }),
  };
}

/** Each link is named by its path in the package, for readers who only have the package. */
function explain({ name, description, docs }: Omit<Described, 'values'>, homepage: string): Offered {
  return {
    name,
    description: { kind: 'markdown', value: description },
    references: docs.map((path) => ({ name: path, url: new URL(path, homepage).href })),
  };
}
