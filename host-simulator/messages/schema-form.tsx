import { useId } from 'react';
import { sampleOf } from '#bridge/sample.ts';
import type { Schema } from '#bridge/schema.ts';
import { NumberInput } from '../number-input.tsx';
import { SelectField } from '../select-field.tsx';
import { TextInput } from '../text-input.tsx';
import styles from './schema-form.module.css';

interface FieldProps {
  name: string;
  schema: Schema;
  value: unknown;
  onChange(value: unknown): void;
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Reads what was typed as JSON if it is valid, else as plain text. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The control for a single value. */
function Leaf({ name, schema: { kind, values }, value, onChange }: FieldProps) {
  if (values) {
    return (
      <SelectField label={name} isMono value={String(value)} onChange={onChange}>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'boolean') {
    return (
      <SelectField
        label={name}
        isMono
        value={String(value)}
        onChange={(text) => onChange(text === 'true')}
      >
        <option>true</option>
        <option>false</option>
      </SelectField>
    );
  }
  if (kind === 'number') {
    return <NumberInput aria-label={name} step="any" value={Number(value)} onNumber={onChange} />;
  }
  return (
    <TextInput
      isMono
      aria-label={name}
      value={textOf(value)}
      onChange={({ target }) =>
        onChange(kind === 'string' ? target.value : readValue(target.value))
      }
    />
  );
}

/** One field: its name, whether it is there at all if it may be missing, and its value. */
function Field({ name, schema, value, onChange }: FieldProps) {
  const id = useId();
  const isThere = value !== undefined;
  const isGroup = schema.kind === 'object' && schema.fields;
  const label = schema.isOptional ? (
    <label className={styles.name}>
      <input
        type="checkbox"
        aria-label={`Say ${name}`}
        checked={isThere}
        onChange={({ target }) =>
          onChange(target.checked ? sampleOf({ ...schema, isOptional: false }, name) : undefined)
        }
      />
      {name}
    </label>
  ) : (
    <span className={styles.name} id={id}>
      {name}
    </span>
  );
  return (
    <div className={isGroup ? styles.group : styles.field}>
      {label}
      {isThere &&
        (isGroup ? (
          <SchemaForm schema={schema} value={value} onChange={onChange} />
        ) : (
          <Leaf name={name} schema={schema} value={value} onChange={onChange} />
        ))}
    </div>
  );
}

/** A form for a payload, made from its schema. */
export function SchemaForm({ schema, value, onChange }: Omit<FieldProps, 'name'>) {
  const fields = Object.entries(schema.fields ?? {});
  const object = (value ?? {}) as Record<string, unknown>;
  const change = (key: string, next: unknown) => {
    const { [key]: _, ...rest } = object;
    onChange(next === undefined ? rest : { ...object, [key]: next });
  };
  if (fields.length === 0) return <p className={styles.none}>Its name says it all.</p>;
  return (
    <div className={styles.form}>
      {fields.map(([key, field]) => (
        <Field
          key={key}
          name={key}
          schema={field}
          value={object[key]}
          onChange={(next) => change(key, next)}
        />
      ))}
    </div>
  );
}
