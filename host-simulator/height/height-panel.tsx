import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { app, layoutOf, settings } from '../app-state.ts';
import { Choice } from '../controls/choice.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { SettingRow } from '../controls/setting-row.tsx';
import { attachedPage } from '../frame/web-frame.ts';
import { clockTime } from '../log/log-words.ts';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import { log } from '../simulator.ts';
import styles from './height-panel.module.css';
import { appliedHeight, inLastSecond } from './height-policy.ts';

const lookMs = 250;
const shownPosts = 12;

/** How tall the page's content is at this moment, measured in the frame. */
export function trueHeight(): number | undefined {
  const root = attachedPage()?.document.getElementById('root');
  return root ? Math.ceil(root.getBoundingClientRect().height) : undefined;
}

/** The height that the page posts, its real height, and what the host makes of it. */
export function HeightPanel() {
  const { reported, heightPostsAt } = useSnapshot(app);
  const chosen = useSnapshot(settings);
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const [measured, setMeasured] = useState(trueHeight);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setMeasured(trueHeight());
      setNow(Date.now());
    }, lookMs);
    return () => clearInterval(timer);
  }, []);
  const own = layoutOf(chosen as typeof settings).viewport.height;
  const px = (value: number | undefined) => (value === undefined ? 'nothing yet' : `${value} px`);
  const rows = [
    ['Reported', px(reported?.height)],
    ['Applied', px(appliedHeight(chosen, reported, own))],
    ['True', px(measured)],
    ['Mode', reported?.mode ?? 'nothing yet'],
    ['Posts', String(heightPostsAt.length)],
    ['Posts a second', String(inLastSecond(heightPostsAt, now))],
  ] as const;
  const posts = entries
    .filter(({ type, verdict }) => type === 'page.height' && verdict === 'accepted')
    .slice(-shownPosts);
  return (
    <PanelBody label="Height">
      <PanelPart title="Page height">
        <dl className={styles.meter}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={reported?.loop ? styles.loop : styles.calm} role="status">
          {reported?.loop
            ? 'Loop: the page grows with its own web view. The host stops following.'
            : 'No loop'}
        </p>
      </PanelPart>
      <PanelPart
        title="What the host does with it"
        note="A page that fills its web view (mode fill) is left as tall as the host has it."
      >
        <Choice
          label="What the host does with heights"
          value={chosen.heightPolicy}
          options={[
            { value: 'ignore', label: 'Ignore' },
            { value: 'apply', label: 'Apply' },
            { value: 'clamp', label: 'Clamp' },
            { value: 'animate', label: 'Animate' },
          ]}
          onChange={(policy) => {
            settings.heightPolicy = policy;
          }}
        />
        {chosen.heightPolicy === 'clamp' && (
          <SettingRow title="At most" note="taller pages scroll inside">
            <NumberField
              label="At most"
              unit="px"
              min={100}
              max={20_000}
              value={chosen.clampPx}
              onChange={(limit) => {
                settings.clampPx = limit;
              }}
            />
          </SettingRow>
        )}
      </PanelPart>
      <PanelPart title="Latest posts">
        <ol className={styles.posts}>
          {posts.map(({ key, atMs, content }) => {
            const { height, mode, loop } = content as { height: number; mode: string; loop?: true };
            return (
              <li key={key}>
                <time>{clockTime(atMs)}</time> {height} px, {mode}
                {loop && ', loop'}
              </li>
            );
          })}
          {posts.length === 0 && <li>The page has posted none yet</li>}
        </ol>
      </PanelPart>
    </PanelBody>
  );
}
