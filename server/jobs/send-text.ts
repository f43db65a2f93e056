import { type Text, TextRefused } from '../ports/texter.ts';
import { HopelessJob, type Job } from './job.ts';

/** Sends a text message. */
export const sendTextJob: Job<Text> = {
  kind: 'send-text',
  async work(text, { texter }) {
    if (!texter) throw new HopelessJob('no text messages leave this server');
    try {
      await texter.send(text);
    } catch (error) {
      throw error instanceof TextRefused ? new HopelessJob(error.message, { cause: error }) : error;
    }
  },
};
