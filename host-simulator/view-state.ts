import { proxy } from 'valtio';

/** The panels of the simulator that are on top. */
export const view = proxy<{
  /** The part on a narrow screen, where one part shows at a time. */
  part: 'controls' | 'device' | 'messages';
  reading: 'messages' | 'console' | 'storage' | 'height' | 'suite';
  choosing: 'host' | 'device' | 'faults' | 'scenarios';
}>({ part: 'device', reading: 'messages', choosing: 'host' });
