import { useMemo } from 'react';
import { countriesIn } from '../countries';
import { isNeeded } from '../missing';
import type { GroupType } from '../parts';
import { PART_INPUTS, type PartInput } from './inputs';
import { controlId, type FieldProps, Group } from './item';

/** A field of several inputs: a name, a phone, an address, a date, a time. */
export function PartsField(props: FieldProps) {
  const { field } = props;
  const inputs = PART_INPUTS[field.type as GroupType].filter(
    ({ part }) => field.type !== 'phone' || part !== 'Country' || field.showCountryCode,
  );
  return (
    <Group field={field} kind="fields">
      {inputs.map((input, index) => (
        <Part key={input.part} {...props} input={input} isFirst={index === 0} />
      ))}
    </Group>
  );
}

interface PartProps extends FieldProps {
  readonly input: PartInput;
  readonly isFirst: boolean;
}

function Part({ field, words, locale, input, isFirst }: PartProps) {
  const { part, className, label, ...kind } = input;
  const id = isFirst ? controlId(field) : `${controlId(field)}-${part.toLowerCase()}`;
  const props = {
    id,
    className: 'field-element',
    'data-title': part,
    'aria-required': (field.required && isNeeded(field, part)) || undefined,
  };
  return (
    <div className={`field ${className}`}>
      <label className="caption" htmlFor={id}>
        <span className="caption-text">{words(label)}</span>
      </label>
      {part === 'Ampm' && <AmOrPm {...props} />}
      {kind.autoComplete === 'tel-country-code' && <CountryCode {...props} locale={locale} />}
      {part !== 'Ampm' && kind.autoComplete !== 'tel-country-code' && (
        <input type="text" spellCheck={false} {...kind} {...props} />
      )}
    </div>
  );
}

function AmOrPm(props: object) {
  return (
    <select {...props}>
      <option value="AM">AM</option>
      <option value="PM">PM</option>
    </select>
  );
}

function CountryCode({ locale, ...props }: { readonly locale: string }) {
  const countries = useMemo(() => countriesIn(locale), [locale]);
  return (
    <select {...props} autoComplete="tel-country-code" defaultValue="">
      <option value="">–</option>
      {countries.map(({ name, callingCode }) => (
        <option key={name} value={callingCode}>
          {name} ({callingCode})
        </option>
      ))}
    </select>
  );
}
