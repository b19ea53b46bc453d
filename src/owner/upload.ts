import { asRecord, list, readNumber, readText, record } from '../data/fields';
import { UnexpectedValueError } from '../data/require';
import { humanFileSize } from '../data/text';
import { fillText } from '../i18n/fill';
import { STRINGS } from '../i18n/strings';
import type { Complaint } from './validation';

/**
 * `maxSize` in bytes; `types` as in HTML's `accept`: media types, `image/*` and its like, or extensions such as `.pdf`;
 * `typeName` is their common name, such as image.
 */
export interface FileRules {
  readonly maxSize: number;
  readonly types: readonly string[];
  readonly typeName: string;
}

const readRules = record({ maxSize: readNumber, types: list(readText(undefined)), typeName: readText('') });

/** @throws UnexpectedValueError for rules without a maximum size. */
export function validateFile(file: Pick<File, 'name' | 'size' | 'type'>, rules: FileRules): Complaint {
  const { name, size, type } = asRecord(file);
  const { maxSize, types, typeName } = readRules(rules);
  const fileName = readText('')(name);
  if (maxSize === undefined)
    throw new UnexpectedValueError('The maximum file size', 'a number of bytes', maxSize);
  if (!fileName) return STRINGS.fileNameMissing;
  if (!types.some((accepted) => isAccepted(accepted, fileName, readText('')(type))))
    return fillText(STRINGS.fileTypeUnsupported, {
      fileName,
      fileTypeMessage: typeName && `${typeName} `,
    });
  return (readNumber(size) ?? 0) > maxSize
    ? fillText(STRINGS.fileTooLarge, { fileName, maxSize: humanFileSize(maxSize) })
    : undefined;
}

/** HTML's rules for `accept`: letter case doesn't matter, and only these three wildcards exist. */
function isAccepted(accepted: string, fileName: string, type: string): boolean {
  const wanted = accepted.trim().toLowerCase();
  if (wanted.startsWith('.')) return fileName.toLowerCase().endsWith(wanted);
  if (/^(audio|video|image)\/\*$/.test(wanted)) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return wanted !== '' && type.toLowerCase() === wanted;
}
