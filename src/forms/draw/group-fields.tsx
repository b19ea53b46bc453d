import type { Country } from '../countries';
import type { GroupType } from '../field-parts';
import { isNeeded } from '../missing';
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

function Part({ field, texts: words, countries, input, isFirst }: PartProps) {
  const { part, className, label, ...kind } = input;
  const id = isFirst ? controlId(field) : `${controlId(field)}-${part.toLowerCase()}`;
  const props = {
    id,
    className: 'field-element',
    'data-title': part,
    'aria-required': (field.required && isNeeded(field, part)) || undefined,
  };
  const hasCountries = kind.autoComplete === 'tel-country-code' && countries.length > 0;
  return (
    <div className={`field ${className}`}>
      <label className="caption" htmlFor={id}>
        <span className="caption-text">{words(label)}</span>
      </label>
      {part === 'Ampm' && <AmOrPm {...props} />}
      {hasCountries && <CountryCode {...props} countries={countries} />}
      {part !== 'Ampm' && !hasCountries && <input type="text" spellCheck={false} {...kind} {...props} />}
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

function CountryCode({ countries, ...props }: { readonly countries: readonly Country[] }) {
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
