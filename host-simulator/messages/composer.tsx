import { BookmarkPlus, BookmarkX, Check, CircleAlert, SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toPage } from '#bridge/to-page.ts';
import { classes } from '#ui/classes.ts';
import { ControlButton } from '../control-button.tsx';
import { perform } from '../perform.ts';
import {
  noteOf,
  type Preset,
  rawPreset,
  savedPresets,
  savePresets,
  validityOf,
} from '../presets.ts';
import styles from './composer.module.css';
import { PresetSelect, presetOf, startPreset } from './preset-select.tsx';
import { SchemaForm } from './schema-form.tsx';
import { sendTimes, TimesFields } from './send-times.tsx';

/**
 * Sends anything to the page: a message by a form or as JSON, or, raw, any text at all. It may begin
 * filled in, and then takes the focus.
 */
export function Composer({ filled }: { filled: Preset | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(savedPresets);
  const [name, setName] = useState((filled ?? startPreset).name);
  const [{ type, text }, setDraft] = useState<Pick<Preset, 'type' | 'text'>>(filled ?? startPreset);
  const [hasForm, setForm] = useState(true);
  const [times, setTimes] = useState({ count: 1, intervalMs: 100 });
  const { canSend, isValid, words } = validityOf({ type, text });
  const isSaved = saved.some((preset) => preset.name === name);
  const schema = type === undefined ? undefined : toPage[type as keyof typeof toPage]?.payload;
  const isJson = words !== 'Not JSON';
  const showsForm = hasForm && schema !== undefined && isJson;

  useEffect(() => {
    if (!filled) return;
    form.current
      ?.querySelector<HTMLElement>('textarea, [data-fields] :is(input, select), [type=submit]')
      ?.focus();
  }, [filled]);

  const choose = (next: string) => {
    const preset = next === filled?.name ? filled : presetOf(next, saved);
    if (!preset) return;
    setName(next);
    setDraft(preset);
  };
  const keep = (next: Preset[], chosen: string) => {
    savePresets(next);
    setSaved(next);
    setName(chosen);
  };
  const save = () => {
    const base = type ?? rawPreset.name;
    const taken = new Set(saved.map((preset) => preset.name));
    let number = 1;
    while (taken.has(`${base} · ${number}`)) number++;
    keep([...saved, { name: `${base} · ${number}`, type, text }], `${base} · ${number}`);
  };
  const send = () => {
    if (!canSend) return;
    sendTimes(times, () =>
      type === undefined
        ? perform({ do: 'sendText', text })
        : perform({ do: 'send', type, payload: JSON.parse(text) }),
    );
  };

  return (
    <form
      ref={form}
      className={styles.composer}
      aria-label="Send to page"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.head}>
        <h2>Send to page</h2>
        <output className={classes(styles.validity, !isValid && styles.invalid)}>
          {isValid ? (
            <Check size={16} strokeWidth={2.4} aria-hidden="true" />
          ) : (
            <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          )}
          {words}
        </output>
      </div>
      <div className={styles.choose}>
        <PresetSelect name={name} saved={saved} filled={filled} onChoose={choose} />
        <ControlButton
          aria-pressed={showsForm}
          disabled={!schema || !isJson}
          onClick={() => setForm(!hasForm)}
        >
          {showsForm ? 'JSON' : 'Form'}
        </ControlButton>
      </div>
      <p className={styles.note}>{noteOf(type)}</p>
      {showsForm ? (
        <div className={styles.form} data-fields>
          <SchemaForm
            schema={schema}
            value={JSON.parse(text)}
            onChange={(value) => setDraft({ type, text: JSON.stringify(value, null, 2) })}
          />
        </div>
      ) : (
        <textarea
          className={styles.text}
          aria-label={type === undefined ? 'Text' : 'Payload'}
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => setDraft({ type, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
          }}
        />
      )}
      <TimesFields times={times} onChange={setTimes} />
      <div className={styles.actions}>
        <ControlButton
          kind="primary"
          type="submit"
          className={styles.send}
          disabled={!canSend}
          icon={<SendHorizontal aria-hidden="true" />}
        >
          Send
        </ControlButton>
        {isSaved && (
          <ControlButton
            aria-label={`Forget the preset ${name}`}
            title="Forget this preset"
            icon={<BookmarkX aria-hidden="true" />}
            onClick={() =>
              keep(
                saved.filter((preset) => preset.name !== name),
                type ?? rawPreset.name,
              )
            }
          />
        )}
        <ControlButton
          aria-label="Save as preset"
          title="Save as preset"
          icon={<BookmarkPlus aria-hidden="true" />}
          onClick={save}
        />
      </div>
    </form>
  );
}
