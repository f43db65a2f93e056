import { BookmarkPlus, BookmarkX, Check, CircleAlert, SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { classes } from '#ui/classes.ts';
import { ControlButton } from '../control-button.tsx';
import {
  builtInPresets,
  noteOf,
  type Preset,
  rawPreset,
  savedPresets,
  savePresets,
  validityOf,
} from '../presets.ts';
import { host } from '../simulator.ts';
import styles from './composer.module.css';

const start = builtInPresets.find(({ type }) => type === 'nav.tab') ?? rawPreset;

/** Sends anything to the page: a message with its payload, or, raw, any text at all. */
export function Composer() {
  const id = useId();
  const [saved, setSaved] = useState(savedPresets);
  const [name, setName] = useState(start.name);
  const [{ type, text }, setDraft] = useState<Pick<Preset, 'type' | 'text'>>(start);
  const { canSend, isValid, words } = validityOf({ type, text });
  const isSaved = saved.some((preset) => preset.name === name);

  const choose = (next: string) => {
    const preset = [...saved, ...builtInPresets, rawPreset].find((each) => each.name === next);
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
    if (type === undefined) host.sendText(text);
    else host.sendAny(type, JSON.parse(text));
  };

  return (
    <form
      className={styles.composer}
      aria-label="Send to page"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.head}>
        <h2 id={`${id}title`}>Send to page</h2>
        <output className={classes(styles.validity, !isValid && styles.invalid)}>
          {isValid ? (
            <Check size={16} strokeWidth={2.4} aria-hidden="true" />
          ) : (
            <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
          )}
          {words}
        </output>
      </div>
      <select
        className={styles.select}
        aria-label="Message"
        value={name}
        onChange={(event) => choose(event.target.value)}
      >
        {saved.length > 0 && (
          <optgroup label="Saved">
            {saved.map((preset) => (
              <option key={preset.name}>{preset.name}</option>
            ))}
          </optgroup>
        )}
        <optgroup label="Messages">
          {builtInPresets.map((preset) => (
            <option key={preset.name}>{preset.name}</option>
          ))}
        </optgroup>
        <optgroup label="As written">
          <option>{rawPreset.name}</option>
        </optgroup>
      </select>
      <p className={styles.note}>{noteOf(type)}</p>
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
