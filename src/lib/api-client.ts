import { ofetch } from 'ofetch';
import { settings } from './settings.ts';
import { appVersion } from './versions.ts';

/** Posts a call of the API with what every call carries (product spec, section 7); it is sent once. */
export const post = ofetch.create({
  method: 'POST',
  retry: 0,
  parseResponse: parse,
  headers: {
    'content-type': 'application/json',
    'x-api-key': settings.apiKey,
    'accept-language': 'en-US',
    'x-app-version': appVersion,
  },
});

/**
 * The JSON of an answer, or nothing if it is none: the status of a gateway's page still says what
 * happened.
 */
function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
