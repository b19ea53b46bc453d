/** Sizes in brotli-11 bytes; a file over its budget fails the build. */
const BUDGETS = {
  'mortar.js': 19_060,
  react: 62_000,
  base: 6_990,
  chunk: 6_000,
  http: 6_640,
  modal: 8_000,
  // A form with all its fields.
  forms: 10_720,
  form: 700,
  calendar: 3_560,
  'form-draw': 4_210,
  'published-classic': 12_190,
  'gallery-layout': 6_740,
  'gallery-motion': 8_040,
  lightbox: 6_030,
  'sanitize-library': 11_400,
  'message-parser': 8_000,
  lint: 15_540,
  explain: 9_470,
  'mortar.standalone.js': 292_000,
  // All files that pages load one by one; the standalone script contains the same again.
  everything: 373_200,
};

/** @throws Error that names every file over its budget. */
export function checkBudgets(files) {
  const rowOf = (file, brotli) => ({ file, brotli, budget: budgetOf(file) });
  const pieces = Object.entries(files).filter(([file]) => file === 'mortar.js' || file.startsWith('chunks/'));
  const everything = pieces.reduce((sum, [, { brotli }]) => sum + brotli, 0);
  const rows = [
    ...pieces.map(([file, { brotli }]) => rowOf(file, brotli)),
    rowOf('everything', everything),
    rowOf('mortar.standalone.js', files['mortar.standalone.js'].brotli),
  ];
  console.table(rows);
  const over = rows.filter(({ brotli, budget }) => brotli > budget);
  if (over.length) throw new Error(`Over budget: ${over.map(({ file }) => file).join(', ')}`);
}

/** `chunks/form-draw-x7Yz01.js` is the chunk `form-draw`. */
function budgetOf(file) {
  const chunk = /^chunks\/(.+)-[^-]+\.js$/.exec(file)?.[1];
  return BUDGETS[chunk ?? file] ?? BUDGETS.chunk;
}
