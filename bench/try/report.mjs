const COLUMNS = ['page', 'errors', 'blocks', 'images', 'requests', 'shift', 'script kB', 'script ms'];

/** The figures of all pages, before → after. */
export function describePages(results, isMarkdown) {
  const rows = [COLUMNS, ...results.map(rowOf)];
  if (isMarkdown) {
    const lines = rows.map((row) => `| ${row.join(' | ')} |`);
    return [lines[0], `|${' --- |'.repeat(COLUMNS.length)}`, ...lines.slice(1)].join('\n');
  }
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** What is worse than before, one line each: new errors, and failed blocks. */
export function describeFaults(results) {
  return results.flatMap(({ name, failure, before, after }) => {
    if (failure) return [`${name}: ${failure}`];
    return [...newErrors(before, after), ...after.failed].map((fault) => `${name}: ${fault}`);
  });
}

function newErrors(before, after) {
  return [...new Set(after.errors)].filter((error) => !before.errors.includes(error));
}

function rowOf({ name, failure, before, after }) {
  if (failure) return [name, 'not opened', ...COLUMNS.slice(2).map(() => '')];
  const change = (read) => `${read(before)} → ${read(after)}`;
  return [
    name,
    change(({ errors }) => errors.length),
    `${after.mounted} of ${after.blocks}`,
    change(({ shownImages, images }) => `${shownImages}/${images}`),
    change(({ requests }) => requests),
    change(({ shift }) => shift.toFixed(3)),
    change(({ scriptBytes }) => (scriptBytes / 1000).toFixed(1)),
    change(({ scriptTime }) => scriptTime.toFixed(0)),
  ];
}
