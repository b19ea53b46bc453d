import { SavingForm } from './saving-form';
import { api } from './site-api';

const PARTS = [
  ['header', 'Header'],
  ['footer', 'Footer'],
] as const;

/** Both as the JSON that the call carries. */
export function HeaderFooter({ parts }: { readonly parts: object }) {
  const known: Readonly<Record<string, unknown>> = { ...parts };
  return (
    <section aria-labelledby="header-footer">
      <h2 id="header-footer">Header and footer</h2>
      <SavingForm save={saveParts}>
        {PARTS.map(([name, legend]) => (
          <fieldset key={name}>
            <legend>{legend}</legend>
            <textarea
              name={name}
              rows={5}
              spellCheck={false}
              aria-label={`${legend}, as JSON`}
              defaultValue={JSON.stringify(known[name] ?? {}, null, 2)}
            />
          </fieldset>
        ))}
      </SavingForm>
    </section>
  );
}

async function saveParts(input: FormData): Promise<unknown> {
  const [header, footer] = PARTS.map(([name, legend]) => parsePart(legend, String(input.get(name))));
  return api.putHeaderFooter({ header, footer });
}

function parsePart(legend: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`The ${legend.toLowerCase()} is no JSON.`);
  }
}
