import type { MessageType } from './protocol.ts';

/** What each message means, in a sentence: for the simulator, the manual and the JSON schemas. */
export const protocolNotes: Readonly<Record<MessageType, string>> = {
  'bridge.hello': 'The page introduces itself, again and again until it is welcomed.',
  'page.ready': 'The first screen can be used.',
  'page.leave':
    'The page makes room for one that is not ours, as a checkout. Until a page says hello, back is the host’s own.',
  'page.height':
    'How tall the content is. fit: make the web view this tall, or ignore it; fill: keep your own height. loop: the content grows with the web view, which shows no more of it by being taller; this height is to stay.',
  'nav.state': 'Where the page is; whether back would do something in it.',
  'flags.state': 'Every flag with its value and who set it.',
  'sync.request': 'The user pressed Sync with app. The page refreshes its own data.',
  'haptic.play': 'A tick under the finger.',
  'link.open': 'Open a link outside the page.',
  'reminder.set':
    'All notifications that come every day at a time (HH:MM, where the phone is), in place of those before; none ends them. A tap opens the path.',
  'reminder.once':
    'All notifications that come once, on a day (YYYY-MM-DD) at a time (HH:MM, both where the phone is), in place of those before; none ends them. What is past already is left out. A tap opens the path.',
  'badge.set': 'So many notices were not read: the number on the app’s icon; none at 0.',
  'file.share': 'Offer a file to the system’s share sheet.',
  'purchase.ask':
    'buy: sell the product in the app’s store, for the account; owned: tell, without a question to anybody, what is owned there. Only to a host that announces purchase@1.',
  'bridge.error': 'A message could not be used.',
  'bridge.pong': 'Answers a ping.',
  'bridge.trace':
    'What became of a message; sent only to a host that announces bridge.trace@1. start is how the message began.',
  'bridge.welcome':
    'The host answers hello: what it is, what it can do, and the flags. May be sent again when the theme or the language changes.',
  'viewport.changed': 'The part of the screen that the page has, its safe areas, the keyboard.',
  'nav.back': 'Hardware back, or the edge swipe. Not handled: the host does its own thing.',
  'nav.tab': 'The page’s own bottom tab was pressed.',
  'nav.open': 'A deep link: a path of the page’s own.',
  'flags.set': 'Sets flags by key.',
  'sync.changed': 'The host’s own sync began or ended.',
  'app.state': 'The app came to the front or left it.',
  'network.state': 'The network came or went.',
  'bridge.ping': 'Are you there?',
};
