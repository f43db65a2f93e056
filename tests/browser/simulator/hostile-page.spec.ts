import { expect, it } from 'vitest';
import { envelopesOf } from '#bridge/testing/envelopes.ts';
import { answersToHost, toHost } from '#bridge/to-host.ts';
import { answersToPage, toPage } from '#bridge/to-page.ts';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

/** Messages that the page posts, one after the other. */
const say = (texts: readonly string[]) =>
  stage.frame.evaluate(async (frame, texts) => {
    const page = (frame as HTMLIFrameElement).contentWindow as Window & {
      ReactNativeWebView?: { postMessage(text: string): void };
    };
    for (const text of texts) page.ReactNativeWebView?.postMessage(text);
    // Each is handled in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
  }, texts);

it.each(['Messages', 'Height'])(
  'that says everything its schemas know, with parts absent or wrong, blanks nothing beside %s',
  async (panel) => {
    await stage.open('?path=/items');
    await stage.panel(panel);
    const texts = [
      ...envelopesOf(toHost, answersToHost),
      ...envelopesOf(toPage, answersToPage),
      // How the log shows one when it is opened.
      '{"v":1,"type":"x","id":{"x":1},"sid":"s","seq":0,"re":{"x":1}}',
      '{"v":1,"type":{"toString":1},"id":"x","sid":"s","seq":0}',
      '{"v":1,"type":"nav.state","id":"away","sid":"s","seq":1e9,"payload":{"path":"javascript:parent.document.body.remove()","depth":0,"canGoBack":true,"title":""}}',
    ];
    expect(texts.length).toBeGreaterThan(8_000);
    for (let from = 0; from < texts.length; from += 500) {
      await say(texts.slice(from, from + 500));
      await stage.page.getByRole('tab', { name: panel }).waitFor();
    }
    const rows = stage.page.getByRole('list', { name: 'Message log' }).getByRole('listitem');
    // The last ones, whichever those are: the list may still be drawing.
    for (let row = 1; panel === 'Messages' && row <= 4; row += 1) {
      await rows.nth(-row).getByRole('button').first().click();
    }
    expect(await stage.page.getByText('could not be drawn').count()).toBe(0);

    // The simulator still works: the messages of a page that is started anew are shown.
    await stage.call((simulator) => simulator.reload());
    await stage.logged('to-host', 'page.ready');
    await stage.call((simulator) => simulator.clearLog());
    await stage.call((simulator) => simulator.open('/wardrobes'));
    await stage.said('nav.state', { path: '/wardrobes' });
    await stage.page.getByRole('textbox', { name: /^Path;/ }).waitFor();
  },
);
