import { isProperUrl } from '../links/kinds';
import { formatMessage } from '../messages/format';
import { STRINGS } from '../messages/strings';
import { humanFileSize } from '../text/file-size';
import { LIMITS } from '../tokens/limits';

/**
 * Rules of the editor (specification, section 5). Each gives the text that the owner reads, or nothing where all is
 * well. Bounds that the specification leaves open are the caller's.
 */
export type Complaint = string | undefined;

export function isValidTag(tag: unknown): boolean {
  return typeof tag === 'string' && tag.length <= LIMITS.tagLength;
}

export function isValidCategory(category: unknown): boolean {
  return typeof category === 'string' && category.length <= LIMITS.categoryLength;
}

/** `tagType` is what such tags are called: tag, category. */
export function complainOfTag(tag: string, existing: readonly string[], tagType: string): Complaint {
  return existing.includes(tag) ? formatMessage(STRINGS.tagExists, { tagType }) : undefined;
}

export function complainOfLink(link: string): Complaint {
  const hosts = ['example.com', 'https://example.com'];
  return isProperUrl(link)
    ? undefined
    : hosts.reduce((text, host) => text.replace('{host}', host), STRINGS.linkFormat as string);
}

export function complainOfOption(val: string, expected: readonly string[]): Complaint {
  return expected.includes(val) ? undefined : formatMessage(STRINGS.optionUnexpected, { val });
}

/** `maxSize` in bytes; `types` are media types, and `typeName` what they are called: image. */
export interface FileRules {
  readonly maxSize: number;
  readonly types: readonly string[];
  readonly typeName: string;
}

export function complainOfFile(file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules): Complaint {
  const { name: fileName, size, type } = file;
  const fileTypeMessage = rules.typeName && `${rules.typeName} `;
  if (!fileName) return STRINGS.fileNameMissing;
  if (!rules.types.includes(type))
    return formatMessage(STRINGS.fileTypeUnsupported, { fileName, fileTypeMessage });
  const maxSize = humanFileSize(rules.maxSize);
  return size > rules.maxSize ? formatMessage(STRINGS.fileTooLarge, { fileName, maxSize }) : undefined;
}
