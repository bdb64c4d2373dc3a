import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { canonicalJson } from '@agent-rate/client/canonical-json';
import type { SecretBox } from '../../secrets/index.ts';
import { orderProblem } from '../problems.ts';
import type { Jwks } from './quote.schema.ts';
import type { SigningKey, SigningKeyStore } from './signing-key-store.ts';

/** Signs with a key that is created on first use and shared by every process on the database. */
export type Signer = {
  /** Detached JWS (RFC 7515 appendix F) with EdDSA (RFC 8037) over the RFC 8785 form of `content`. */
  sign: (content: object) => Promise<string>;
  /** Signs with a new key from now on; older signatures stay verifiable. Returns the new key's id. */
  rotate: () => Promise<string>;
  /** Every public key that was ever in use. */
  jwks: () => Promise<Jwks>;
};

/** Opens the signer of a database. `box` encrypts the stored private keys. */
export function openSigner(store: SigningKeyStore, box: SecretBox): Signer {
  let known: { kid: string; key: KeyObject } | undefined;
  const findKept = async () => (await store.findInUse()) ?? (await store.saveFirst(makeKey(box)));
  const findKey = async () => {
    const kept = await findKept();
    if (known?.kid !== kept.kid) known = { kid: kept.kid, key: openKey(kept, box) };
    return known;
  };
  return {
    sign: async (content) => {
      const { kid, key } = await findKey();
      const header = base64Url(JSON.stringify({ alg: 'EdDSA', kid }));
      const signature = sign(null, Buffer.from(`${header}.${base64Url(canonicalJson(content))}`), key);
      return `${header}..${signature.toString('base64url')}`;
    },
    rotate: async () => {
      const key = makeKey(box);
      await store.replace(key);
      return key.kid;
    },
    jwks: async () => {
      await findKept();
      const keys = (await store.listPublic()).map(({ kid, publicX }) => ({ ...publicJwk(publicX), kid }));
      return { keys: keys.map((key) => ({ ...key, alg: 'EdDSA' as const, use: 'sig' as const })) };
    },
  };
}

function publicJwk(x: string) {
  return { crv: 'Ed25519' as const, kty: 'OKP' as const, x };
}

/** Throws `signing_key_sealed` when the key was encrypted with another secret. */
function openKey({ kid, sealedKey }: SigningKey, box: SecretBox): KeyObject {
  try {
    const der = Buffer.from(box.open(sealedKey.toString(), kid), 'base64');
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    throw orderProblem('signing_key_sealed', { kid });
  }
}

function makeKey(box: SecretBox): SigningKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicX = publicKey.export({ format: 'jwk' }).x ?? '';
  // The thumbprint of RFC 7638: the required members of the key in canonical form.
  const kid = createHash('sha256')
    .update(canonicalJson(publicJwk(publicX)))
    .digest('base64url');
  const der = privateKey.export({ format: 'der', type: 'pkcs8' });
  return { kid, publicX, sealedKey: Buffer.from(box.seal(der.toString('base64'), kid)) };
}

function base64Url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
