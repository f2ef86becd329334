import { type TableRow, table } from './table-loader.ts';

const VIDEOS = table('training_videos', ['master_id', 'id', 'video_code', 'video_type', 'description']);
const TAGS = table('training_tags', ['master_id', 'id', 'description']);
const VIDEO_TAGS = table('training_video_tags', ['master_id', 'video_id', 'tag_id']);

/** Videos that the two hosts show to everybody; what they are called here is invented. */
const FILMS = [
  { video_type: 1, video_code: '76979871' },
  { video_type: 2, video_code: 'M7lc1UVf-VE' },
  { video_type: 1, video_code: '22439234' },
  { video_type: 2, video_code: 'aqz-KE-bpKQ' },
  { video_type: 1, video_code: '1084537' },
  { video_type: 2, video_code: 'ScMzIvxBSi4' },
] as const;

const TAG_NAMES = [
  'Customers',
  'Policies',
  'Money',
  'Tasks',
  'Leads',
  'First week',
  'Administration',
] as const;
type TagName = (typeof TAG_NAMES)[number];

const OF_DEMO_AGENCY: readonly [string, TagName[]][] = [
  ['Find a customer in three seconds', ['Customers', 'First week']],
  ['Add a customer while they wait', ['Customers', 'First week']],
  ['Household members and vehicles', ['Customers', 'Policies']],
  ['Add a policy and its producers', ['Policies']],
  ['Renew a term before it runs out', ['Policies', 'Tasks']],
  ['Cancel and reinstate', ['Policies']],
  ['Take a payment at the counter', ['Money', 'First week']],
  ['Void a receipt, and when not to', ['Money']],
  ['Petty cash from clock-in to clock-out', ['Money', 'First week']],
  ['Your tasks of the day', ['Tasks', 'First week']],
  ['Give a task to a whole office', ['Tasks']],
  ['Review required: who closes what', ['Tasks', 'Administration']],
  ['A lead becomes a customer', ['Leads', 'Customers']],
  ['Leads that can wait: incubate', ['Leads']],
  ['The call center list', ['Leads', 'Administration']],
  ['Attach a file to anything', ['Customers', 'Policies', 'Tasks']],
  ['Offices, districts and regions', ['Administration']],
  ['Invite a colleague and say what they may do', ['Administration']],
  ['Companies, products and commission percents', ['Administration', 'Money']],
  ['Write a message to your office', ['Administration']],
  ['Keyboard shortcuts that save an hour a week', ['First week']],
];

const OF_OTHER_AGENCY: readonly [string, TagName[]][] = [
  ['Take a payment at the counter', ['Money']],
  ['Find a customer in three seconds', ['Customers']],
];

/** The training libraries of the two agencies. */
export function* trainingRows(): Generator<TableRow> {
  yield* rowsOf(1001, OF_DEMO_AGENCY, 1, 1);
  yield* rowsOf(1002, OF_OTHER_AGENCY, 1 + OF_DEMO_AGENCY.length, 1 + TAG_NAMES.length);
}

function* rowsOf(
  master_id: number,
  videos: readonly [string, TagName[]][],
  firstId: number,
  firstTagId: number,
): Generator<TableRow> {
  for (const [at, [description]] of videos.entries()) {
    const film = FILMS[at % FILMS.length] ?? FILMS[0];
    yield VIDEOS.row({ master_id, id: firstId + at, ...film, description });
  }
  for (const [at, description] of TAG_NAMES.entries())
    yield TAGS.row({ master_id, id: firstTagId + at, description });
  for (const [at, [, tags]] of videos.entries())
    for (const tag of tags)
      yield VIDEO_TAGS.row({
        master_id,
        video_id: firstId + at,
        tag_id: firstTagId + TAG_NAMES.indexOf(tag),
      });
}
