/** Character references, and line breaks, that an attribute's value may contain instead of a character. */
const REFERENCES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&#x22;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
  '&#38;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '\r\n': '\n',
  '\r': '\n',
};

const CHARACTERS = /&(?:quot|apos|amp|lt|gt|#(?:34|38|39|x22|x27));|\r\n|[\s\S]/g;

/**
 * The position of a setting's name, without quotes, in JSON in an attribute's source text; `undefined` unless it occurs
 * exactly once and the text uses only known character references.
 */
export function settingPosition(
  raw: string,
  value: string,
  setting: string,
): { start: number; end: number } | undefined {
  const characters = [...raw.matchAll(CHARACTERS)];
  const json = characters.map(([text]) => REFERENCES[text] ?? text).join('');
  if (json !== value) return;
  const [name, ...others] = topLevelNames(json).filter(({ text }) => JSON.parse(text) === setting);
  if (!name || others.length) return;
  const at = (position: number) => characters[position]?.index ?? raw.length;
  return { start: at(name.index + 1), end: at(name.index + name.text.length - 1) };
}

/** The names of an object's own fields, in valid JSON. */
function topLevelNames(json: string): { text: string; index: number }[] {
  const names: { text: string; index: number }[] = [];
  let depth = 0;
  for (const { 0: text, 1: isName, index } of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (text === '{' || text === '[') depth++;
    else if (text === '}' || text === ']') depth--;
    else if (depth === 1 && isName) names.push({ text: text.slice(0, -isName.length), index });
  }
  return names;
}
