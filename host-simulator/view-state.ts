import { proxy } from 'valtio';

/** Which of the simulator's own panels are on top. */
export const view = proxy<{
  /** On a narrow screen, where one part shows at a time. */
  part: 'controls' | 'device' | 'messages';
  reading: 'messages' | 'console' | 'storage' | 'height' | 'suite';
  choosing: 'host' | 'device' | 'faults' | 'scenarios';
}>({ part: 'device', reading: 'messages', choosing: 'host' });
