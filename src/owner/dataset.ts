import { asRecord, ownProperty } from '../data/fields';
import { range } from '../data/indexes';
import { requireCount, UnexpectedValueError } from '../data/require';
import { fillText } from '../i18n/fill';
import { STRINGS } from '../i18n/strings';

/** A chart's data table. */
export interface Dataset {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export interface DatasetBounds {
  readonly maxRows: number;
  readonly maxColumns: number;
}

/**
 * Validates a table: the problems, as texts for the owner, and the part of the table within the limits.
 * @throws UnexpectedValueError for an invalid table or invalid limits.
 */
export function validateDataset(
  table: Dataset,
  bounds: DatasetBounds,
): { errors: string[]; dataset: Dataset } {
  const { columns, rows } = readTable(table);
  const { maxRows, maxColumns } = readBounds(bounds);
  const isTooLarge = rows.length > maxRows || columns.length > maxColumns;
  const errors = [
    columns.length ? '' : STRINGS.columnMissing,
    rows.length ? '' : STRINGS.rowMissing,
    rows.some((row) => lacksData(row, columns.length)) ? STRINGS.rowIncomplete : '',
    isTooLarge ? fillText(STRINGS.datasetTruncated, { maxRows, maxColumns }) : '',
  ].filter(Boolean);
  const kept = rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns));
  return { errors, dataset: { columns: columns.slice(0, maxColumns), rows: kept } };
}

function readBounds(bounds: DatasetBounds): DatasetBounds {
  const most = (name: keyof DatasetBounds) =>
    requireCount(`The ${name} of a dataset`, ownProperty(asRecord(bounds), name), 0);
  return { maxRows: most('maxRows'), maxColumns: most('maxColumns') };
}

function readTable(table: Dataset): Dataset {
  const { columns, rows } = asRecord(table);
  const isTable = Array.isArray(columns) && Array.isArray(rows) && rows.every(Array.isArray);
  if (isTable) return table;
  throw new UnexpectedValueError(
    'A dataset',
    'an array of columns and an array of rows, each an array',
    table,
  );
}

function lacksData(row: readonly unknown[], columns: number): boolean {
  const cells = range(columns).map((index) => row[index] ?? '');
  return cells.some((cell) => cell === '');
}
