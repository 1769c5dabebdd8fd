/**
 * Browsers with trusted types make markup or scripts only of what a policy vouches for. This is ours, and nothing outside
 * this file holds it: a string anywhere else that becomes an element or a script is an error there, not a hole.
 */
type Policy = { createHTML(html: string): string; createScriptURL(address: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

const asItIs = (html: string): string => html;

/** Scripts that the build makes; a development server has other addresses. */
const OWN_SCRIPT = /^\/(sw|assets\/[\w.-]+)\.js$/;

const refuseForeign = (address: string): string => {
  if (OWN_SCRIPT.test(address) || import.meta.env.DEV) return address;
  throw new TypeError(`This is no script of the app: ${address}`);
};

const rules: Policy = { createHTML: asItIs, createScriptURL: refuseForeign };

/** Its name stands in the content security policy, which lets nobody make it twice. */
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('pinlife', rules) ?? rules;

/** A document in which nothing runs or loads. Its elements are read or built anew, never shown. */
export const parseInert = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** An address of the app's own code, for a worker to run. */
export const trustScript = (address: string): string => policy.createScriptURL(address);
