/** An item for editors' completion and hover text, in VS Code's format for custom HTML data. */
interface DataItem {
  readonly name: string;
  readonly description?: Markdown;
  /** Links below the description. */
  readonly references?: readonly { readonly name: string; readonly url: string }[];
}

/** An attribute in that format. */
export interface AttributeData extends DataItem {
  readonly values?: readonly DataItem[];
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
export function toAttributeData({ values, ...attribute }: Described, homepage: string): AttributeData {
  return {
    ...toDataItem(attribute, homepage),
    ...(values && {
      values: values.map((value) => ('description' in value ? toDataItem(value, homepage) : value)),
    }),
  };
}

/** Each link is named by its path in the package, for readers who only have the package. */
function toDataItem({ name, description, docs }: Omit<Described, 'values'>, homepage: string): DataItem {
  return {
    name,
    description: { kind: 'markdown', value: description },
    references: docs.map((path) => ({ name: path, url: new URL(path, homepage).href })),
  };
}
