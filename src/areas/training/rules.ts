/** Tags as they are kept: once each, whichever way they are written. */
export function tagNames(typed: string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of typed) {
    const key = name.toLowerCase();
    if (!kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** What the next packages bring, for the level that an agency has. */
export interface Feature {
  key: 'phone' | 'notifications' | 'locker' | 'dictation';
  /** The package level that brings it; 5 for what every level can add. */
  level: number;
  package: string;
  title: string;
  words: string;
}

const FEATURES: readonly Feature[] = [
  {
    key: 'phone',
    level: 2,
    package: 'Coverdesk Platinum',
    title: 'Leads, rater and telephone',
    words:
      'Receive leads, quote them in the rater and call them from the customer’s page. Your provider switches each on.',
  },
  {
    key: 'notifications',
    level: 3,
    package: 'Coverdesk Diamond',
    title: 'Notifications',
    words:
      'Write to a person, a group, an office or the whole company. It arrives live in every open browser.',
  },
  {
    key: 'locker',
    level: 4,
    package: 'Coverdesk Enterprise',
    title: 'File Locker',
    words: 'Keep the agency’s own papers where the people who may see them find them.',
  },
  {
    key: 'dictation',
    level: 5,
    package: 'Add-on',
    title: 'Dictation',
    words: 'Speak the description of a task instead of typing it. Your provider adds it to any package.',
  },
];

/** The pictures vary with the lite level: whatever that level does not bring yet. */
export function featuresFor(liteLevel: number): Feature[] {
  return FEATURES.filter(({ level }) => level > liteLevel);
}

/** The videos that share a tag with the one on the screen, without that one. */
export function othersThan<Video extends { id: number }>(videos: readonly Video[], id: number): Video[] {
  return videos.filter((video) => video.id !== id);
}
