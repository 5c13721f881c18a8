;; Dot products of a query with many vectors, eight values by an instruction.
;; After a change run `pnpm assemble` in `api`: it writes dot-products.wasm, which the API loads.
(module
  ;; The query, the products and the vectors lie in this memory, at addresses that the host chooses.
  (import "host" "memory" (memory 1))

  ;; Writes the products of the query at address 0 and of `count` vectors from `vectors` on, to `products`.
  ;; The query has integers of 16 bits, a vector of 8, a product of 32. `count` is at least 1.
  ;; `stride` is the number of bytes of a vector, a multiple of 8.
  (func (export "multiply")
    (param $vectors i32) (param $products i32) (param $count i32) (param $stride i32)
    (local $at i32)
    (local $sum v128)
    (loop $nextVector
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $nextValues
        (local.set $sum
          (i32x4.add
            ;; Eight products, of which neighbours are summed: four integers of 32 bits.
            (i32x4.dot_i16x8_s
              ;; Eight bytes of the vector, as integers of 16 bits.
              (v128.load8x8_s align=1 (i32.add (local.get $vectors) (local.get $at)))
              ;; Eight values of the query, which has two bytes a value.
              (v128.load align=1 (i32.shl (local.get $at) (i32.const 1))))
            (local.get $sum)))
        (br_if $nextValues
          (i32.lt_u
            (local.tee $at (i32.add (local.get $at) (i32.const 8)))
            (local.get $stride))))

      (i32.store
        (local.get $products)
        (i32.add
          (i32.add
            (i32x4.extract_lane 0 (local.get $sum))
            (i32x4.extract_lane 1 (local.get $sum)))
          (i32.add
            (i32x4.extract_lane 2 (local.get $sum))
            (i32x4.extract_lane 3 (local.get $sum)))))

      (local.set $vectors (i32.add (local.get $vectors) (local.get $stride)))
      (local.set $products (i32.add (local.get $products) (i32.const 4)))
      (br_if $nextVector
        (local.tee $count (i32.sub (local.get $count) (i32.const 1)))))))
