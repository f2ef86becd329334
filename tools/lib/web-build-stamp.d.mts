export function ensureWebBuilt(root: string, node: string, env: NodeJS.ProcessEnv): Promise<void>;
export function isWebSource(path: string): boolean;
