import { MAX_LENGTH } from '../controls/max-length';
import { INPUTS, type InputKind } from './inputs';
import { controlId, descriptionId, type FieldProps, Item } from './item';

export function LineField({ field }: FieldProps) {
  const kind: InputKind = INPUTS[field.type as keyof typeof INPUTS];
  const prefix = { currency: field.currencySymbol, twitter: '@' }[field.type as string];
  const prefixId = prefix && `${field.idPrefix}-prefix`;
  const input = (
    <input
      type="text"
      spellCheck={field.type === 'text'}
      {...kind}
      {...controlProps({ field })}
      aria-describedby={[prefixId, descriptionId(field)].filter(Boolean).join(' ') || undefined}
    />
  );
  return (
    <Item field={field}>
      {prefix ? (
        <div className="with-prefix">
          <span className="prefix" id={prefixId}>
            {prefix}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </Item>
  );
}

export function TextareaField({ field }: FieldProps) {
  const limit = field.maxLength ? { [MAX_LENGTH]: field.maxLength } : {};
  return (
    <Item field={field}>
      <textarea rows={5} {...controlProps({ field })} {...limit} />
    </Item>
  );
}

export function SelectField({ field, texts }: FieldProps) {
  const { placeholder, ...props } = controlProps({ field });
  return (
    <Item field={field}>
      <select {...props} defaultValue="">
        <option value="">{placeholder || texts('Select an option')}</option>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </Item>
  );
}

function controlProps({ field }: Pick<FieldProps, 'field'>) {
  return {
    id: controlId(field),
    className: 'field-element',
    placeholder: field.placeholder || undefined,
    'aria-required': field.required || undefined,
    'aria-describedby': descriptionId(field),
  };
}
