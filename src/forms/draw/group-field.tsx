import type { Country } from '../fields/countries';
import { isNeeded } from '../fields/missing';
import type { GroupType } from '../fields/subfields';
import type { SubfieldInput } from './inputs';
import { controlId, type FieldProps, Group } from './item';
import { orderedInputs } from './ordered-inputs';

/** A field with several inputs: name, phone, address, date, time. */
export function GroupField(props: FieldProps) {
  const { field, formats } = props;
  const inputs = orderedInputs(field.type as GroupType, formats).filter(
    ({ subfield }) => field.type !== 'phone' || subfield !== 'Country' || field.showCountryCode,
  );
  return (
    <Group field={field} kind="fields">
      {inputs.map((input, index) => (
        <Subfield key={input.subfield} {...props} input={input} isFirst={index === 0} />
      ))}
    </Group>
  );
}

interface SubfieldProps extends FieldProps {
  readonly input: SubfieldInput;
  readonly isFirst: boolean;
}

function Subfield({ field, texts, countries, input, isFirst }: SubfieldProps) {
  const { subfield, className, label, ...kind } = input;
  const id = isFirst ? controlId(field) : `${controlId(field)}-${subfield.toLowerCase()}`;
  const props = {
    id,
    className: 'field-element',
    'data-title': subfield,
    'aria-required': (field.required && isNeeded(field, subfield)) || undefined,
  };
  const hasCountries = kind.autoComplete === 'tel-country-code' && countries.length > 0;
  return (
    <div className={`field ${className}`}>
      <label className="caption" htmlFor={id}>
        <span className="caption-text">{texts(label)}</span>
      </label>
      {subfield === 'Ampm' && <AmOrPm {...props} />}
      {hasCountries && <CountryCode {...props} countries={countries} />}
      {subfield !== 'Ampm' && !hasCountries && <input type="text" spellCheck={false} {...kind} {...props} />}
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

interface CountryCodeProps {
  readonly countries: readonly Country[];
  readonly 'aria-required': true | undefined;
}

/** The form's own country is chosen only where a number must follow: a country alone would be sent as a phone. */
function CountryCode({ countries, ...props }: CountryCodeProps) {
  const isChosen = props['aria-required'] && countries[0]?.isHome;
  return (
    <select {...props} autoComplete="tel-country-code">
      {!isChosen && <option value="">–</option>}
      {countries.map(({ name, callingCode }) => (
        <option key={name} value={callingCode}>
          {name} ({callingCode})
        </option>
      ))}
    </select>
  );
}
