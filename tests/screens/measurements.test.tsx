import '#tests/support/page.ts';
import './still-motion.ts';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#api/outbox/outbox.ts';
import { host } from '#lib/host.ts';
import { endForRooms } from '#lib/session-end.ts';
import { localStore } from '#lib/storage.ts';
import { newToken, openSession } from '#server/repositories/sessions.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { toasts } from '#ui/toasts.ts';
import { type FaultyWire, faultyWire, held, late, offline } from './faulty-wire.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
let wire: FaultyWire;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  wire = faultyWire();
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  host.isOnline = true;
});

const open = () => renderApp('/account-settings?sheet=measurements', maya);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const people = async () =>
  (await server.call('getMeasurements', { owner: maya.userId }, maya)).people;
/** The values of the member, or of the first other person, in meters. */
const kept = async (at = 0) =>
  Object.fromEntries(
    ((await people())[at]?.values ?? []).map(({ type, meters }) => [type, meters]),
  );
const unit = ({ user }: RenderedApp, name: string) =>
  user.click(screen.getByRole('radio', { name }));

describe('Measurements in the settings', () => {
  it('are kept as they are typed, in either unit, and shown in both', async () => {
    const app = open();
    await app.user.type(await field('Height'), '66,5');
    screen.getByText('168.9 cm');
    await app.user.click(await button('Next: Shoulders'));
    await field('Shoulders');
    await button(/^Height.*66\.5 in$/);
    await waitFor(async () => expect(await kept()).toEqual({ height: 1.6891 }));
    await unit(app, 'Metric');
    await button(/^Height.*168\.9 cm$/);
    await app.user.type(await field('Shoulders'), '40');
    await unit(app, 'Imperial');
    expect((await field('Shoulders')).value).toBe('15.7');
    await app.user.click(await button('Back to Height'));
    await waitFor(async () => expect(await kept()).toMatchObject({ shoulders: 0.4 }));
    // An emptied field takes its value away.
    await app.user.clear(await field('Height'));
    await app.user.click(await button('Next: Shoulders'));
    await waitFor(async () => expect(await kept()).toEqual({ shoulders: 0.4 }));
  });

  it('tells what is no length, and asks about what is unusual without refusing it', async () => {
    const app = open();
    await app.user.type(await field('Height'), 'tall');
    expect(screen.queryByRole('alert')).toBeNull();
    await app.user.click(await button('Next: Shoulders'));
    screen.getByText('Type a number, such as 29.5.');
    await app.user.clear(await field('Height'));
    await app.user.type(await field('Height'), '400');
    screen.getByText('No body measures that. Check the number and its unit.');
    expect(await kept()).toEqual({});
    await app.user.clear(await field('Height'));
    await app.user.type(await field('Height'), '40');
    screen.getByText(/^Most people measure 47\.2 to 90\.6 in\./);
    await app.user.click(await button('Next: Shoulders'));
    screen.getByText(/^40\.0 in is unusual for Height\..* press Next again to keep it\.$/);
    await app.user.click(await button('Next: Shoulders'));
    await field('Shoulders');
    // It is kept, and stands out among the others.
    await waitFor(async () => expect(await kept()).toEqual({ height: 1.016 }));
    await button(/^Height.*Check/);
    screen.getByText('1 of 13 measured, 1 to check');
  });

  it('are kept for somebody else, who can be removed again', async () => {
    const app = open();
    await field('Height');
    await app.user.click(await button('me'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Somebody else' }));
    // An order would not tell them from the member.
    await app.user.type(await screen.findByLabelText('Their name'), ' mE');
    await app.user.click(await button('Go on'));
    screen.getByText('“Me” is you. What are they called?');
    expect(wire.callsOf('saveMeasurements')).toHaveLength(0);
    await app.user.clear(screen.getByLabelText(/^Their name/));
    await app.user.type(screen.getByLabelText(/^Their name/), 'Sam');
    await app.user.click(await button('Go on'));
    await button('Sam');
    await app.user.type(await field('Height'), '50');
    await app.user.click(await button('Next: Shoulders'));
    await waitFor(async () => expect(await kept(1)).toEqual({ height: 1.27 }));
    expect(await kept(0)).toEqual({});
    await app.user.click(await button('Sam'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Remove Sam' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Sam?' }));
    await app.user.click(question.getByRole('button', { name: 'Remove' }));
    await button('me');
    expect(await people()).toHaveLength(1);
  });

  it('are told in the other unit as they were typed, not as they are rounded', async () => {
    const app = open();
    await app.user.type(await field('Height'), '66.25');
    screen.getByText('168.3 cm');
    await app.user.click(await button('Next: Shoulders'));
    await app.user.click(await button('Back to Height'));
    expect((await field('Height')).value).toBe('66.3');
    screen.getByText('168.3 cm');
  });

  it('do not go away for a moment once they are kept', async () => {
    const app = open();
    await app.user.type(await field('Height'), '66');
    const { fault, release } = held();
    wire.cut('getMeasurements', fault);
    await app.user.click(await button('Next: Shoulders'));
    await button(/^Height.*66\.0 in$/);
    // The first time as the form opened, again once the value was kept.
    await waitFor(() => expect(wire.callsOf('getMeasurements').length).toBeGreaterThan(1));
    await waitFor(() => expect(wire.callsOf('saveMeasurements')).toHaveLength(1));
    await app.user.click(await button('Back to Height'));
    expect((await field('Height')).value).toBe('66.0');
    release();
  });

  it('are sent once the network is back, where they could not be', async () => {
    const app = open();
    await field('Height');
    wire.cut('saveMeasurements', offline);
    host.isOnline = false;
    await app.user.type(await field('Height'), '66');
    await app.user.click(await button('Next: Shoulders'));
    await app.user.type(await field('Shoulders'), '16');
    await app.user.click(await button('Next: Bust'));
    await button(/^Height.*66\.0 in$/);
    expect(await kept()).toEqual({});
    wire.cut('saveMeasurements');
    host.isOnline = true;
    await waitFor(async () => expect(await kept()).toEqual({ height: 1.6764, shoulders: 0.4064 }));
  });
});

it('keeps what is typed while the first value is on its way, of each person', async () => {
  const app = open();
  await app.user.type(await field('Height'), '66');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  wire.cut('saveMeasurements', async (_call, through) => {
    await held;
    return through();
  });
  await app.user.click(await button('Next: Shoulders'));
  await app.user.type(await field('Shoulders'), '16');
  release();
  await waitFor(async () => expect(await kept()).toEqual({ height: 1.6764 }));
  expect((await field('Shoulders')).value).toBe('16');
  // What could not be kept of one waits while another is measured.
  wire.cut('saveMeasurements', offline);
  host.isOnline = false;
  await app.user.click(await button('Next: Bust'));
  wire.cut('saveMeasurements');
  await app.user.click(await button('me'));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Somebody else' }));
  await app.user.type(await screen.findByLabelText('Their name'), 'Sam');
  await app.user.click(await button('Go on'));
  await button('Sam');
  host.isOnline = true;
  await waitFor(async () => expect(await kept()).toMatchObject({ shoulders: 0.4064 }));
});

it('leaves what was typed last with the server, however slow the value before it is', async () => {
  const app = open();
  await app.user.type(await field('Height'), '60');
  const { fault, release } = held();
  wire.cut('saveMeasurements', fault);
  await app.user.click(await button('Next: Shoulders'));
  await waitFor(() => expect(wire.callsOf('saveMeasurements')).toHaveLength(1));
  wire.cut('saveMeasurements');
  // Corrected twice, the second time to what is on its way.
  for (const inches of ['64', '60', '66']) {
    await app.user.click(await button(/^Height/));
    await app.user.clear(await field('Height'));
    await app.user.type(await field('Height'), inches);
    await app.user.click(await button('Next: Shoulders'));
  }
  expect(wire.callsOf('saveMeasurements')).toHaveLength(1);
  release();
  await waitFor(() => expect(outbox.state.list).toEqual([]));
  expect(await kept()).toEqual({ height: 1.6764 });
  expect(wire.callsOf('saveMeasurements')).toHaveLength(2);
});

it('keeps what was typed last although the save before it was given up and lands after it', async () => {
  const app = open();
  const revisions = async () => (await people())[0]!.revision;
  let land = () => Promise.resolve<unknown>(null);
  wire.cut('saveMeasurements', (call, through) => {
    land = through;
    return late(call, through);
  });
  await app.user.type(await field('Height'), '60');
  await app.user.click(await button('Next: Shoulders'));
  await waitFor(() => expect(outbox.state.isWaiting).toBe(true));
  wire.cut('saveMeasurements');
  await screen.findByRole('alertdialog', { name: /Please refresh the page/ });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await app.user.click(await button(/^Height/));
  await app.user.clear(await field('Height'));
  await app.user.type(await field('Height'), '66');
  await app.user.click(await button('Next: Shoulders'));
  await waitFor(async () => expect(await kept()).toEqual({ height: 1.6764 }));
  await land();
  expect(await kept()).toEqual({ height: 1.6764 });
  // That of the first value, which was sent again, and that of the second.
  expect(await revisions()).toBe(2);
  // Another device saves beside it: what is typed here goes on top of that.
  await server.call('saveMeasurements', { owner: maya.userId, values: { bust: 0.9 } }, maya);
  await app.user.type(await field('Shoulders'), '16');
  await app.user.click(await button('Next: Bust'));
  await waitFor(async () =>
    expect(await kept()).toEqual({ height: 1.6764, shoulders: 0.4064, bust: 0.9 }),
  );
});

it('lists what could not be sent, and shows it meanwhile, the figure too', async () => {
  const app = open();
  await field('Height');
  wire.cut('saveMeasurements', offline);
  host.isOnline = false;
  await app.user.type(await field('Height'), '66');
  await app.user.click(await button('Next: Shoulders'));
  await button(/^Height.*66\.0 in$/);
  await app.user.click(screen.getByRole('radio', { name: 'Straight' }));
  await waitFor(() =>
    expect(outbox.state.list.map(({ words }) => words)).toEqual([
      { title: 'Your measurements', text: 'Height, Figure', pictures: [] },
    ]),
  );
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Straight' }).checked).toBe(true),
  );
  wire.cut('saveMeasurements');
  host.isOnline = true;
  await waitFor(async () => expect(await kept()).toEqual({ height: 1.6764 }));
  expect((await people())[0]).toMatchObject({ build: 'straight' });
});

describe('What is not with the server when the page goes', () => {
  /** The page goes with all that is in its memory, while a field still has the focus. */
  const kill = (app: RenderedApp) => {
    window.dispatchEvent(new Event('pagehide'));
    app.unmount();
    endForRooms();
  };

  it('comes back in the field and is sent on, and to nobody else', async () => {
    const app = open();
    await field('Height');
    wire.cut('saveMeasurements', offline);
    host.isOnline = false;
    await app.user.type(await field('Height'), '66');
    await app.user.click(await button('Next: Shoulders'));
    await app.user.type(await field('Shoulders'), '15 1');
    kill(app);
    wire.cut('saveMeasurements');
    host.isOnline = true;

    const stranger = await settledMember(server);
    const theirs = renderApp('/account-settings?sheet=measurements', stranger);
    expect((await field('Height')).value).toBe('');
    screen.getByText('0 of 13 measured');
    theirs.unmount();

    const again = open();
    const begun = await field('Shoulders');
    expect(begun.value).toBe('15 1');
    expect(document.activeElement).toBe(begun);
    await waitFor(async () => expect(await kept()).toEqual({ height: 1.6764 }));
    await again.user.type(begun, '/2');
    await again.user.click(await button('Next: Bust'));
    await waitFor(async () => expect(await kept()).toEqual({ height: 1.6764, shoulders: 0.3937 }));
    // The server has all of it: nothing is left to come back.
    await waitFor(() => expect(outbox.state.list).toEqual([]));
    kill(again);
    await server.call('saveMeasurements', { owner: maya.userId, values: { height: 1.7 } }, maya);
    open();
    await button(/^Height.*66\.9 in$/);
    await field('Bust');
    expect(wire.callsOf('saveMeasurements')).toHaveLength(2);
  });

  it('gives way to what was measured elsewhere since, and to somebody’s removal', async () => {
    const owner = maya.userId;
    const { person } = await server.call(
      'saveMeasurements',
      { owner, name: 'Sam', values: {} },
      maya,
    );
    const app = open();
    wire.cut('saveMeasurements', offline);
    await app.user.type(await field('Height'), '66');
    await app.user.click(await button('Next: Shoulders'));
    await app.user.type(await field('Shoulders'), '16');
    await app.user.click(await button('me'));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Sam' }));
    await app.user.type(await field('Height'), '50');
    await app.user.click(await button('Next: Shoulders'));
    kill(app);
    wire.cut('saveMeasurements');
    const { open: database, now } = server.app.services;
    const { token } = await openSession(database.database, owner, 'another', now());
    const elsewhere = { ...maya, token };
    await server.call('saveMeasurements', { owner, values: { height: 1.7 } }, elsewhere);
    await server.call('deleteMeasured', { owner, personId: person.personId! }, maya);
    open();
    await waitFor(async () => expect(await kept()).toEqual({ height: 1.7, shoulders: 0.4064 }));
    await waitFor(() => expect(outbox.state.list).toEqual([]));
  });
});

describe('Measuring by phone', () => {
  it('shows a code, and every value as it arrives', async () => {
    const app = open();
    await field('Height');
    await app.user.click(screen.getByRole('radio', { name: 'Scan' }));
    await screen.findByRole('img', { name: 'Code for their phone' });
    screen.getByText('Waiting for their phone');
    await app.user.click(await button('Text them the link'));
    await app.user.type(await screen.findByLabelText('Mobile number'), '775555012');
    await app.user.click(await button('Send'));
    screen.getByText('Ten digits, such as (775) 555-0123.');
    await app.user.type(screen.getByLabelText('Mobile number'), '3');
    await app.user.click(await button('Send'));
    await waitFor(() => expect(toasts.list.at(-1)?.title).toBe('The link is on its way'));
    await server.app.services.jobs.idle();
    const linkToken = server.texts.at(-1)!.text.split('#')[1]!;
    const phoneKey = newToken();
    await server.call('openMeasuring', { linkToken, phoneKey });
    await screen.findByText('Their phone is connected');
    const told = { phoneKey, activeType: 'waist' as const, values: { height: 1.7 } };
    await server.call('measureOnPhone', told);
    await button(/^Height.*66\.9 in$/);
    const now = (await button(/^Waist/)).getAttribute('aria-current');
    expect(now).toBe('step');
    await server.call('measureOnPhone', { ...told, activeType: null, values: {}, isDone: true });
    await screen.findByText('Done. The link is over.');
  });

  /** A link to a form, as a code holds it. */
  const link = async () => {
    const input = { owner: maya.userId, types: ['waist' as const, 'hips' as const] };
    return (await server.call('startMeasuring', input, maya)).path;
  };
  const onPhone = (path: string) => {
    window.location.hash = path.split('#')[1]!;
    return renderApp('/measure');
  };
  afterEach(() => {
    window.location.hash = '';
  });

  it('asks for what is needed, without an account, and goes on after a reload', async () => {
    const path = await link();
    const app = onPhone(path);
    await app.user.type(await field('Waist'), '29.5');
    await app.user.click(await button('Next: Hips'));
    await waitFor(async () => expect(await kept()).toEqual({ waist: 0.7493 }));
    app.unmount();
    const again = onPhone(path);
    await button(/^Waist.*29\.5 in$/);
    // What could not be sent goes with the next one.
    wire.cut('measureOnPhone', offline);
    await again.user.type(await field('Hips'), '39');
    await again.user.click(await button('Keep it'));
    await waitFor(() => expect(toasts.list.at(-1)?.title).toBe('It was not sent'));
    await again.user.click(await button(/^Waist/));
    await again.user.type(await field('Waist'), '{Backspace}');
    again.unmount();
    wire.cut('measureOnPhone');
    const last = onPhone(path);
    await button(/^Hips.*39\.0 in$/);
    // What stood in the field is there again.
    expect((await field('Waist')).value).toBe('29.');
    // What few people have is asked about once.
    await last.user.click(await button(/^Waist/));
    await last.user.clear(await field('Waist'));
    await last.user.type(await field('Waist'), '2.8');
    await last.user.click(await button('Done'));
    await screen.findByText(/^2\.8 in is unusual for Waist\..* press Done again to keep it\.$/);
    await last.user.click(await button('Done'));
    await screen.findByText('All measured');
    expect(await kept()).toEqual({ waist: 0.07112, hips: 0.9906 });
  });

  it('keeps what was typed without a network when its tab is gone, and sends it once there is one', async () => {
    const path = await link();
    const app = onPhone(path);
    await field('Waist');
    wire.cut('everything', offline);
    host.isOnline = false;
    await app.user.type(await field('Waist'), '29.5');
    await app.user.click(await button('Next: Hips'));
    await waitFor(() => expect(toasts.list.at(-1)?.title).toBe('You are offline.'));
    await app.user.type(await field('Hips'), '39');
    // The tab goes with all that it had; the same link is opened in another one, still without a network.
    app.unmount();
    sessionStorage.clear();
    const again = onPhone(path);
    await button(/^Waist.*29\.5 in$/);
    expect((await field('Hips')).value).toBe('39');
    expect(await kept()).toEqual({});
    wire.cut('everything');
    host.isOnline = true;
    await waitFor(async () => expect(await kept()).toEqual({ waist: 0.7493 }));
    await again.user.click(await button('Done'));
    await screen.findByText('All measured');
    expect(await kept()).toEqual({ waist: 0.7493, hips: 0.9906 });
    expect(localStore.keys('hem.measuring.')).toEqual([]);
    again.unmount();
    onPhone(path);
    await screen.findByText('This link is over');
    expect(localStore.keys('hem.measuring.')).toEqual([]);
  });

  it('says what was typed and not sent, where the link is over by the time there is a network', async () => {
    const path = await link();
    const app = onPhone(path);
    await field('Waist');
    wire.cut('everything', offline);
    host.isOnline = false;
    await app.user.type(await field('Waist'), '29.5{Enter}');
    await button(/^Waist.*29\.5 in$/);
    // Another code ends it.
    wire.cut('everything');
    await link();
    host.isOnline = true;
    await screen.findByText(/^It works once.*These were not sent: Waist 29\.5 in\.$/);
  });

  it('opens again where the answer of the first time was lost', async () => {
    const path = await link();
    wire.cut('openMeasuring', async (call, through) => {
      await through();
      return offline(call, through);
    });
    const app = onPhone(path);
    await screen.findByText('The form did not open');
    wire.cut('openMeasuring');
    await app.user.click(await button('Try again'));
    await field('Waist');
  });

  it('leaves what was typed last, however slow the value before it is', async () => {
    const app = onPhone(await link());
    await app.user.type(await field('Waist'), '29.5');
    const { fault, release } = held();
    wire.cut('measureOnPhone', fault);
    await app.user.click(await button('Next: Hips'));
    wire.cut('measureOnPhone');
    await app.user.click(await button(/^Waist/));
    await app.user.clear(await field('Waist'));
    await app.user.type(await field('Waist'), '30');
    await app.user.click(await button('Next: Hips'));
    expect(wire.callsOf('measureOnPhone')).toHaveLength(1);
    release();
    await app.user.click(await button('Done'));
    await screen.findByText('All measured');
    expect(await kept()).toEqual({ waist: 0.762 });
  });

  it('says that a link is over which another phone has opened', async () => {
    const path = await link();
    await server.call('openMeasuring', { linkToken: path.split('#')[1]!, phoneKey: newToken() });
    onPhone(path);
    await screen.findByText('This link is over');
  });
});
