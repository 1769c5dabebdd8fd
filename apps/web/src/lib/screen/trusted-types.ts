/**
 * With trusted types, browsers create markup or scripts only through a policy. This policy is private to this file, so
 * that strings cannot become elements or scripts anywhere else.
 */
type Policy = { createHTML(html: string): string; createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

const asItIs = (html: string): string => html;

/** Scripts that the build makes; a development server has other addresses. */
const OWN_SCRIPT = /^\/(sw|assets\/[\w.-]+)\.js$/;

const requireOwnAddress = (address: string): string => {
  if (OWN_SCRIPT.test(address) || import.meta.env.DEV) return address;
  throw new TypeError(`This is no script of the app: ${address}`);
};

const rules: Policy = { createHTML: asItIs, createScriptURL: requireOwnAddress };

/** The content security policy lists its name and forbids a second one. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('pinlife', rules) ?? rules;

/** A document in which nothing runs or loads. Its elements are only read. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** An address of the app's own code, for a worker to run. */
export const trustScript = (address: string): string => policy.createScriptURL(address);
