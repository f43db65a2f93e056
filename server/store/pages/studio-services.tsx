import type { ReactNode } from 'react';
import { readServicePins, type ServicePin } from '#contract/rules/service-pins.ts';
import { isStudioWork, lineKeys } from '#contract/rules/services.ts';
import type { OrderRow } from '../orders.ts';
import { said, serviceWords } from './order-lines.tsx';

type Line = OrderRow['lines'][number];

/**
 * What the studio is to do, by garment: each service with its number, its own words, measures and photos, and its
 * marks with that number over the garment's photo.
 */
export function StudioServices({
  lines,
  pictures,
}: {
  lines: readonly Line[];
  /** Addresses of the garments' photos, by item id. */
  pictures: ReadonlyMap<string, string>;
}) {
  const byItem = new Map<string, Line[]>();
  for (const line of lines.filter(isStudioWork)) {
    const key = said(line, lineKeys.itemId) || line.title;
    byItem.set(key, [...(byItem.get(key) ?? []), line]);
  }
  return (
    <ul className="work">
      {[...byItem].map(([key, services]) => (
        <li key={key} className="garment">
          <h3>{said(services[0]!, lineKeys.itemName) || services[0]!.title}</h3>
          <Marked url={pictures.get(key)} services={services} />
          <ol className="work-services">
            {services.map((line, index) => (
              <Service key={line.id} line={line} number={index + 1} />
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

/** The garment's photo with the marks; each has the number of its service. */
function Marked({ url, services }: { url: string | undefined; services: readonly Line[] }) {
  const marks = services.map((line) => marksOf(line));
  const count = marks.flat().length;
  if (!url) {
    return count > 0 ? (
      <p className="muted">{`${count} marked, but the photo of the garment is not here any more.`}</p>
    ) : null;
  }
  return (
    <div className="marked">
      <img
        src={url}
        alt={count > 0 ? `The garment with ${count} marked` : 'The garment'}
        loading="lazy"
      />
      <svg width="100%" height="100%" aria-hidden="true">
        {marks.map((places, service) =>
          places.map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position in the list
            <g key={`${service} ${index}`}>
              <circle cx={`${x * 100}%`} cy={`${y * 100}%`} r="12" />
              <text x={`${x * 100}%`} y={`${y * 100}%`} dy="0.35em" textAnchor="middle">
                {service + 1}
              </text>
            </g>
          )),
        )}
      </svg>
    </div>
  );
}

function Service({ line, number }: { line: Line; number: number }) {
  const marks = marksOf(line).length;
  const rows: [label: string, value: ReactNode][] = [
    ['Details', said(line, lineKeys.details)],
    ['Measured', said(line, lineKeys.measured).replace(/^For me:/, 'For the customer:')],
    ['Marked', marks > 0 && `${marks} ${marks === 1 ? 'place' : 'places'} with number ${number}`],
  ];
  const photos = photosOf(line);
  return (
    <li className="service">
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <div>
        <p className="strong">{serviceWords(line)}</p>
        {rows.map(
          ([label, value]) =>
            value && (
              <p key={label} className="words">
                <span className="muted">{`${label}: `}</span>
                {value}
              </p>
            ),
        )}
        {photos.length > 0 && (
          <ul className="photos">
            {photos.map((photo, index) => (
              <li key={photo}>
                <a href={photo}>
                  <img
                    src={photo}
                    alt={`${index + 1} of the customer for ${line.title}`}
                    loading="lazy"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** What the customer sent along; of other addresses than our own pictures nothing is shown. */
const photosOf = (line: Line): string[] => [
  ...new Set(said(line, lineKeys.imageUrls).match(/\/images\/[\w/-]+\?[\w=&-]+/g) ?? []),
];

/** Where the work happens; the line may say anything. */
const marksOf = (line: Line): ServicePin[] => readServicePins(said(line, lineKeys.pins));
