type AnyKey<U> = U extends unknown ? keyof U : never;
type Value<U, K extends PropertyKey> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;

/** one of several kinds of thing, with the fields of all of them: which it has depends on its kind */
export type Flat<U> = Pick<U, keyof U> & { [K in AnyKey<U>]?: Value<U, K> };
