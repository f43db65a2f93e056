import {
  amountWords,
  readServiceAmount,
  type ServiceAmount,
} from '#contract/rules/service-amount.ts';
import { readServicePins } from '#contract/rules/service-pins.ts';
import { lineKeys, type ServiceGroup, serviceGroups } from '#contract/rules/services.ts';
import type { SelectedItem, ServiceWishes } from './cart.ts';

/** An attribute of a line, as the store keeps it. */
export interface LineAttribute {
  key: string;
  value: string;
}

/** The words on a line. */
export interface LineWords extends ServiceWishes {
  serviceName: string;
  userId: string;
  selectedItem: SelectedItem;
}

/** The attributes of a line; empty ones are left out (product spec, section 5). */
export function toAttributes(words: LineWords): LineAttribute[] {
  const { selectedItem: item, imageUrls, pins } = words;
  const values: Record<keyof typeof lineKeys, string> = {
    itemId: item.id,
    serviceName: words.serviceName,
    itemName: item.title,
    userId: words.userId,
    itemUrl: item.url,
    serviceGroup: serviceGroups[item.serviceGroup],
    details: [amountWordsOf(words), words.details.trim()].filter(Boolean).join('\n'),
    imageUrls: imageUrls.length > 0 ? JSON.stringify(imageUrls) : '',
    measured: words.measured ?? '',
    amount: amountWordsOf(words) && JSON.stringify(words.amount),
    pins: pins.length > 0 ? JSON.stringify(pins.map(({ x, y }) => [round(x), round(y)])) : '',
  };
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ key: lineKeys[name as keyof typeof lineKeys], value }));
}

/** Reads what the attributes of a line say; another program may have written them. */
export function readAttributes(
  attributes: readonly LineAttribute[],
): { selectedItem: SelectedItem } & ServiceWishes {
  const of = (name: keyof typeof lineKeys) =>
    attributes.find(({ key }) => key === lineKeys[name])?.value ?? '';
  const amount = readServiceAmount(of('amount'));
  const groups = Object.keys(serviceGroups) as [ServiceGroup];
  return {
    selectedItem: {
      id: of('itemId'),
      title: of('itemName'),
      url: of('itemUrl'),
      serviceGroup:
        groups.find((group) => serviceGroups[group] === of('serviceGroup')) ?? groups[0],
    },
    details: ownDetails(of('details'), amount),
    imageUrls: listOf(of('imageUrls')).filter((one) => typeof one === 'string'),
    pins: readServicePins(of('pins')),
    ...(amount && { amount }),
    ...(of('measured') ? { measured: of('measured') } : {}),
  };
}

/** The words the studio reads of how much; empty until it is said. */
const amountWordsOf = ({ amount }: ServiceWishes) => (amount ? amountWords(amount) : '');

/** The member's own words, without those of the amount before them. */
function ownDetails(details: string, amount: ServiceAmount | undefined): string {
  const words = amount ? amountWords(amount) : '';
  return words && details.startsWith(words) ? details.slice(words.length).trimStart() : details;
}

const round = (fraction: number) => Math.round(fraction * 1000) / 1000;

function listOf(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
