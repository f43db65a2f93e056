import { bridgeToHost } from './host.ts';

/** Whether the host hands files on to other apps. */
export const canShareByHost = (): boolean => !!bridgeToHost()?.can('file.share@1');

/** How long the host's share sheet may stay open, in milliseconds. */
const shareLimitMs = 300_000;

/** Hands a file to the host. Answers whether it was shared; throws if the host cannot. */
export async function shareByHost(file: File): Promise<boolean> {
  const bridge = bridgeToHost();
  if (!bridge) throw new Error('there is no host');
  const base64 = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  const message = { name: file.name, mimeType: file.type, base64 };
  const { shared } = await bridge.request('file.share', message, {
    timeoutMs: shareLimitMs,
  });
  return shared;
}
