import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Failure } from './progress.mjs';

/** In the folder of a release, and only there: its packages are those of production, and its screens are built. */
const MARK = 'release.json';

export const isRelease = (root) => existsSync(join(root, MARK));

/** The scripts that an operator runs; those of developers stay behind. */
const SCRIPTS = ['start', 'setup-owner', 'rotate-keys', 'backup', 'restore', 'load-banks'];
const FOLDERS = ['docs', 'ops', 'db', 'src', 'tools/lib'];
const SINGLE_FILES = ['package-lock.json', 'README.md'];
const FOR_DEVELOPERS = [
  /\.test\.tsx?$/,
  /(^|\/)test-[\w-]+\.m?[jt]s$/,
  /(^|\/)testing\//,
  /^src\/(.*\/)?web\//,
  /\.tsx$/,
  /^tools\/lib\/(apt|browser|postgres15)\./,
];

/** Every file of the sources that a release has, without the screens. */
export function releaseFiles(root) {
  const scripts = readPackage(root).scripts;
  const tools = SCRIPTS.flatMap((name) =>
    scripts[name].split(' ').filter((word) => word.startsWith('tools/')),
  );
  const inFolders = FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return [...new Set([...SINGLE_FILES, ...tools, ...inFolders])]
    .filter((path) => !FOR_DEVELOPERS.some((pattern) => pattern.test(path)))
    .sort();
}

/**
 * What a machine needs to run the product, in a folder that takes its place whole: a server that is started from it
 * meanwhile finds all of one version or all of the other.
 */
export function makeRelease(root, target, web = join(root, 'dist', 'web')) {
  if (existsSync(target) && !isRelease(target)) {
    throw new Failure(`${target} is there already and is not a release of Coverdesk. Name another folder.`);
  }
  const fresh = `${target}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  try {
    const files = releaseFiles(root);
    for (const path of files) copy(join(root, path), join(fresh, path));
    cpSync(web, join(fresh, 'dist', 'web'), { recursive: true });
    const described = readPackage(root);
    const scripts = Object.fromEntries(SCRIPTS.map((name) => [name, described.scripts[name]]));
    // What developers need stays named in it: without it npm would take the lock file for another package's.
    writeJson(join(fresh, 'package.json'), { ...described, scripts });
    writeJson(join(fresh, MARK), { version: described.version, builtAt: new Date().toISOString() });
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  rmSync(target, { recursive: true, force: true });
  renameSync(fresh, target);
  return sizeOf(target);
}

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** The bytes of all files below a folder, and how many files they are. */
export function sizeOf(folder) {
  const files = filesBelow(folder);
  return {
    files: files.length,
    bytes: files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0),
  };
}

/** Paths from the root, with slashes. */
function filesBelow(root, folder = '.') {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
}

const readPackage = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
