interface Seen {
  kills: number;
  /** What the callers were told. */
  ledger: ReadonlyMap<string, number>;
  stored: readonly { id: number; key: string }[];
  longestGapMs: number;
  refusals: ReadonlyMap<number, number>;
  isServerRunning: boolean;
  members: readonly { name: string; role: string; timeline: number }[];
}

interface Line {
  promise: string;
  figure: string;
  goal: string;
  isKept: boolean;
}

const LONGEST_GAP_S = 30;
/** Said by the product: no answer at all would be a lost connection, 500 a fault of ours. */
const ALLOWED_REFUSALS = [409, 503];

/** What a drill has shown, promise by promise. */
export function judge({
  kills,
  ledger,
  stored,
  longestGapMs,
  refusals,
  isServerRunning,
  members,
}: Seen): Line[] {
  const idOf = new Map(stored.map(({ key, id }) => [key, id]));
  const lost = [...ledger].filter(([key, id]) => idOf.get(key) !== id).length;
  const doubled = stored.length - idOf.size;
  const gap = longestGapMs / 1000;
  const others = [...refusals.keys()].filter((status) => !ALLOWED_REFUSALS.includes(status));
  const timelines = new Set(members.map(({ timeline }) => timeline));
  return [
    {
      promise: 'nothing acknowledged is lost',
      figure: `${kills} ${kills === 1 ? 'kill' : 'kills'} of the leader, ${ledger.size} acknowledged, ${lost} lost`,
      goal: '0 lost',
      isKept: lost === 0 && ledger.size > 0,
    },
    {
      promise: 'nothing is doubled',
      figure: `${stored.length} stored, ${doubled} doubled`,
      goal: '0 doubled',
      isKept: doubled === 0 && stored.length === ledger.size,
    },
    {
      promise: 'writes are back',
      figure: `${gap.toFixed(1)} s`,
      goal: `within ${LONGEST_GAP_S} s`,
      isKept: gap <= LONGEST_GAP_S,
    },
    {
      promise: 'the product goes on',
      figure: `${isServerRunning ? 'never restarted' : 'ended'}; ${refusalWords(refusals)}`,
      goal: 'never restarted; only 503, and 409 for a key that is at work',
      isKept: isServerRunning && others.length === 0,
    },
    {
      promise: 'the old leader follows',
      figure: `${members.length} nodes on timeline ${[...timelines].join(', ')}`,
      goal: '3 nodes on one timeline',
      isKept: members.length === 3 && timelines.size === 1,
    },
  ];
}

function refusalWords(refusals: ReadonlyMap<number, number>): string {
  if (refusals.size === 0) return 'no refusals';
  return [...refusals].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
}

export function printTable(lines: readonly Line[]): void {
  console.log('\n| promise | figure | goal | |\n| --- | --- | --- | --- |');
  for (const { promise, figure, goal, isKept } of lines)
    console.log(`| ${promise} | ${figure} | ${goal} | ${isKept ? 'kept' : 'broken'} |`);
}
