import { Tag } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BulkBar } from '#components/list/bulk-bar.tsx';
import type { ListKind, TileProps } from '#components/list/list-kind.ts';
import { ListScreen } from '#components/list/list-screen.tsx';
import { Tile } from '#components/list/tile.tsx';
import blazer from '#features/auth/garments/blazer-ink.webp';
import dress from '#features/auth/garments/dress-floral.webp';
import jacket from '#features/auth/garments/jacket-cord.webp';
import shirt from '#features/auth/garments/shirt-poplin.webp';
import skirt from '#features/auth/garments/skirt-pleat.webp';
import { tileKey } from '#lib/carried-picture.ts';
import { createDensity } from '#lib/density.ts';
import { defineFilter } from '#lib/list-filter.ts';
import { fromList, useListOrigin } from '#lib/list-origin.ts';
import { neighborsOf } from '#lib/neighbors.ts';
import { paths } from '#lib/paths.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { ScopeContext } from '#lib/scope.ts';
import { createSelection } from '#lib/selection.ts';
import { Pager } from '#ui/pager.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './drawn-rail.module.css';

const pictures = { blazer, dress, jacket, shirt, skirt };
const cuts = Object.keys(pictures) as (keyof typeof pictures)[];
const rail = Array.from({ length: 60 }, (_, index) => {
  const cut = cuts[index % cuts.length]!;
  return { id: String(index + 1), title: `${cut} ${index + 1}`, cut, picture: pictures[cut] };
});
const byId = new Map(rail.map((one) => [one.id, one]));
type Drawn = (typeof rail)[number];

const filter = defineFilter({
  lists: { cut: cuts },
  sorts: { first: 'First to last', last: 'Last to first' },
  defaultSort: 'first',
});
type Filter = ReturnType<typeof filter.read>;

const selection = createSelection();

const kind: ListKind<Drawn, Filter> = {
  noun: 'drawn',
  words: { one: 'drawing', many: 'drawings' },
  filter,
  filterGroups: [
    {
      list: 'cut',
      label: 'Cut',
      options: cuts.map((cut) => ({ value: cut, label: cut })),
      chips: 'all',
    },
  ],
  groupLabel: (group) => group,
  density: createDensity('hem.drawnPerRow'),
  selection,
  pathOf: (id) => `/gallery/rail/${id}`,
  useCards: () => ({ cards: byId, isError: false, retry() {} }),
  Tile: DrawnTile,
};

function DrawnTile({ card: { title, picture }, ...tile }: TileProps<Drawn>) {
  return (
    <Tile {...tile} title={title} label={title}>
      <img className={styles.picture} src={picture} alt="" />
    </Tile>
  );
}

const all = {
  all: rail.length,
  cut: Object.fromEntries(cuts.map((cut) => [cut, rail.filter((one) => one.cut === cut).length])),
};

function idsOf({ search = '', cut, sort }: Filter): string[] {
  const found = rail.filter(
    (one) => one.title.includes(search.toLowerCase()) && (!cut || cut.includes(one.cut)),
  );
  return (sort === 'last' ? found.toReversed() : found).map(({ id }) => id);
}

/** A list of drawn garments, made from the parts of every list. */
export function DrawnRailScreen() {
  const [search, setSearch] = useSearchParams();
  const list = useMemo(() => filter.read(search), [search]);
  const answer = useMemo(() => ({ ids: idsOf(list), groups: [], counts: all }), [list]);
  return (
    <ScopeContext value={nobodys}>
      <ListScreen
        kind={kind}
        owner=""
        title="Drawings"
        list={list}
        filter={list}
        search={search}
        onChange={setSearch}
        answer={answer}
        isError={false}
        onRetry={() => {}}
        tabs={null}
        empty={null}
        bulkBar={
          <BulkBar
            selection={selection}
            label="Chosen drawings"
            all={answer.ids}
            pictureOf={(id) => <img src={byId.get(id)?.picture} alt="" />}
            actions={[
              {
                label: 'Say how many',
                icon: <Tag aria-hidden="true" />,
                onPress: () => showToast({ title: `${selection.state.ids.length} drawings` }),
              },
            ]}
          />
        }
      />
    </ScopeContext>
  );
}

/** Drawings are nobody's, and need nobody who is signed in. */
const nobodys = { owner: '', mayChange: true, paths };

/** One drawing; next and previous follow the list that one came from. */
export function DrawingScreen() {
  const { id = '' } = useRouteParams();
  const navigate = useNavigate();
  const list = useListOrigin(
    (said) => filter.known(said as Record<string, unknown>),
    () => ({}),
  );
  const drawing = byId.get(id);
  return (
    <main className={styles.detail}>
      <h1>{drawing?.title ?? 'No such drawing'}</h1>
      <Pager
        key={id}
        carries={tileKey(kind.noun, id)}
        neighbors={neighborsOf(idsOf(list), id)}
        labels={{ previous: 'Previous drawing', next: 'Next drawing' }}
        onGo={(to) => navigate(kind.pathOf(to, paths), { replace: true, state: fromList(list) })}
      >
        <img className={styles.picture} src={drawing?.picture} alt={drawing?.title ?? ''} />
      </Pager>
    </main>
  );
}
