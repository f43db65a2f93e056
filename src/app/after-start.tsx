import { standIn } from '#lib/stand-in.ts';
import { CopyWatch } from './copy-watch.tsx';
import { DraftWatch } from './draft-watch.tsx';
import { FinePictures } from './fine-pictures.tsx';
import { LoadAhead } from './load-ahead.tsx';
import { NoticeWatch } from './notice-watch.tsx';
import { NoticesLayer } from './notices-layer.tsx';
import { OutboxWatch } from './outbox-watch.tsx';
import { ReminderWatch } from './reminder-watch.tsx';

export { StandInFrame } from './stand-in/stand-in-frame.tsx';

import { StandInWatch } from './stand-in/stand-in-watch.tsx';
import { UploadWatch } from './upload-watch.tsx';
import { WaitingLayer } from './waiting/waiting-layer.tsx';

/**
 * The work that begins once the first screen stands: waiting photos and outfits go on, a host is told of the reminders,
 * what a visitor began goes to who has signed in, what is shown is kept on the device, layers over any screen can open, and the code of the next rooms is loaded.
 */
export function AfterStart() {
  return (
    <>
      <StandInWatch />
      <DraftWatch />
      <UploadWatch />
      <OutboxWatch />
      <CopyWatch />
      {!standIn() && <ReminderWatch />}
      <NoticeWatch />
      <NoticesLayer />
      <WaitingLayer />
      <FinePictures />
      <LoadAhead />
    </>
  );
}
