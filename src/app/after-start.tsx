import { useEffect } from 'react';
import { forgetEndedDrafts } from '#lib/ended-drafts.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { LoadAhead } from './load-ahead.tsx';
import { NoticeWatch } from './notice-watch.tsx';
import { OutboxWatch } from './outbox-watch.tsx';
import { ReminderWatch } from './reminder-watch.tsx';
import { UploadWatch } from './upload-watch.tsx';
import { WaitingLayer } from './waiting/waiting-layer.tsx';

/**
 * The work that begins once the first screen stands: waiting photos and outfits go on, a host is told of the reminders,
 * what was kept for a while only is forgotten, and the code of the next rooms is loaded.
 */
export function AfterStart() {
  useEffect(() => whenIdle(() => void forgetEndedDrafts()), []);
  return (
    <>
      <UploadWatch />
      <OutboxWatch />
      <ReminderWatch />
      <NoticeWatch />
      <WaitingLayer />
      <LoadAhead />
    </>
  );
}
